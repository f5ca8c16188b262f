import { expect, it } from 'vitest'
import { optionKey } from '#shared/options/list-places.rules.ts'
import type { OptionChange } from '#shared/options/option-lists.schema.ts'
import { draftSummary, ordinal, type Uses } from './draft-summary.ts'

const change = (name: string, action: OptionChange['action']): OptionChange => ({
  list: 'skills',
  of: 'dispensing',
  code: name.toLowerCase(),
  name,
  action,
})
const uses: Uses = new Map([[optionKey(change('Sterile manufacturing', 'removed')), { locums: 11, offers: 0 }]])

it('names what has changed, and where what is removed stays', () => {
  const changes = [
    change('Telepharmacy', 'added'),
    change('Courier pharmacy', 'moved'),
    change('Sterile manufacturing', 'removed'),
  ]
  expect(draftSummary(changes, uses)).toBe(
    'Telepharmacy added, Courier pharmacy moved, Sterile manufacturing removed; it stays on 11 profiles',
  )
  expect(draftSummary([...changes, change('Oncology', 'removed')], uses)).toBe(
    'Telepharmacy added, Courier pharmacy moved, Sterile manufacturing removed, 1 more; what is removed stays where it was chosen',
  )
  expect(draftSummary([change('Unused', 'removed')], uses)).toBe('Unused removed')
})

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [7, '7th'],
  [11, '11th'],
  [13, '13th'],
  [22, '22nd'],
  [112, '112th'],
])('%i is %s', (position, text) => {
  expect(ordinal(position)).toBe(text)
})
