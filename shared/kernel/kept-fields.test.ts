import { describe, expect, it } from 'vitest'
import { keep, type KeptFields } from './kept-fields.ts'

interface Profile {
  name: string
  account?: object
}

const fields: KeptFields<Profile> = { name: 'whole', account: 'masked' }

describe('what a browser keeps of a profile', () => {
  it('shows of a masked field only what is filled in, however deep', () => {
    const account = { number: '62 000', tax: '', pin: 1234, payer: false, holders: [{ name: 'Thandi' }] }
    expect(JSON.parse(JSON.stringify(keep({ name: 'Thandi', account }, fields)))).toEqual({
      name: 'Thandi',
      account: { number: '••••••••', tax: '', payer: false, holders: [{ name: '••••••••' }] },
    })
  })

  it('leaves out a field that is not listed', () => {
    expect(keep({ name: 'Thandi', passport: 'A1', constructor: 'x' } as Profile, fields)).toEqual({ name: 'Thandi' })
  })

  it('has no field that the profile doesn’t have', () => {
    expect(keep({ name: 'Thandi' }, fields)).toEqual({ name: 'Thandi' })
  })
})
