import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { qualificationForm } from './qualification-form.schema.ts'

const filled = {
  qualification: 'Bachelor of Pharmacy',
  institution: 'University of the Western Cape',
  year_qualified: '12/12/2014',
  other_qualifications: '',
}
const parse = (changes: Partial<typeof filled>) =>
  z.safeParse(qualificationForm('2026-11-20'), { ...filled, ...changes })
const messages = (changes: Partial<typeof filled>) =>
  parse(changes).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('education form', () => {
  it('requires qualification, institution and date', () => {
    expect(messages({ qualification: '', institution: ' ', year_qualified: '' })).toEqual([
      ['qualification', 'Required'],
      ['institution', 'Required'],
      ['year_qualified', 'Required'],
    ])
  })
  it('refuses two characters and future dates', () => {
    expect(messages({ qualification: 'BP', institution: 'UC', year_qualified: '21/11/2026' })).toEqual([
      ['qualification', 'Use more than 2 characters'],
      ['institution', 'Use more than 2 characters'],
      ['year_qualified', 'Date can not be in the future'],
    ])
    expect(messages({ qualification: 'BSc', institution: 'UCT' })).toEqual([])
  })
  it('returns the date in the API’s format', () => {
    expect(parse({}).data?.year_qualified).toBe('2014-12-12')
  })
})
