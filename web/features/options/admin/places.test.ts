import { expect, it } from 'vitest'
import type { OptionList } from '#shared/options/option-lists.schema.ts'
import { placeIn } from './places.ts'

const lists: OptionList[] = [{ list: 'provinces', rows: [{ code: 'Gauteng', name: 'Gauteng' }] }]
const named = (address: string) => placeIn(lists, new URLSearchParams(address))

it('an address names a list, of what is there if it belongs to something', () => {
  expect(named('list=languages')).toStrictEqual({ list: 'languages' })
  expect(named('list=regions&of=Gauteng')).toStrictEqual({ list: 'regions', of: 'Gauteng' })
})

it.each(['', 'list=planets', 'list=toString', 'list=languages&of=Gauteng', 'list=regions', 'list=regions&of=Mars'])(
  'the address “%s” names none',
  (address) => {
    expect(named(address)).toBeUndefined()
  },
)
