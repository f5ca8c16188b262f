import { expect, it } from 'vitest'
import type { Place } from '#shared/options/list-places.rules.ts'
import type { OptionList, OptionRow } from '#shared/options/option-lists.schema.ts'
import { checkRow } from './check-row.ts'
import { addRow, changeRow, startDraft } from './draft.ts'

const languages = { list: 'languages' } as const
const expertise = { list: 'expertise', of: 'Pharmacy' } as const
const holidays = { list: 'public-holidays' } as const
const industries = { list: 'industries' } as const
const named = (name: string, code = name) => ({ code, name })
const day = { code: '2027-11-03', name: 'Election day', announced: '2027-10-01' }

const draft = startDraft({
  version: '1',
  lists: [
    { ...industries, rows: [{ ...named('Pharmacy'), alsoFinds: [] }] },
    {
      ...languages,
      rows: [named('Afrikaans'), named('English'), named('Zulu', 'isiZulu'), { ...named('Latin'), isdeleted: true }],
    },
    { ...expertise, rows: [named('Oncology', 'pharmacy-expertise-cancer')] },
    { ...holidays, rows: [day] },
  ] satisfies OptionList[],
})
const problemWith = (place: Place, row: OptionRow, change = addRow): string | undefined =>
  checkRow(change(draft, place, row).lists, place, row)?.message

it.each<[Place, OptionRow, string | undefined]>([
  [languages, named('English'), '“English” is there already'],
  [languages, named('english'), '“English” is there already'],
  [languages, named('zulu'), '“Zulu” is there already'],
  [languages, named('isiZulu'), '“Zulu” was called “isiZulu” before; choose another name'],
  [languages, named('Latin'), '“Latin” was removed earlier; restore it instead'],
  [languages, named('Tamil 2'), 'A language has neither digits nor an @ sign'],
  [languages, named('Tamil'), undefined],
  [expertise, named('Oncology', 'pharmacy-expertise-oncology'), '“Oncology” is there already'],
  [
    expertise,
    named('Cancer', 'pharmacy-expertise-cancer'),
    '“Oncology” has the code of this name already; choose another name',
  ],
  [holidays, { ...day, name: 'Another day' }, 'This day is there already: “Election day”'],
  [industries, { ...named('pharmacy'), alsoFinds: [] }, '“Pharmacy” is there already'],
  [industries, { ...named('Dentistry'), alsoFinds: [] }, undefined],
])('is refused while it is added, with the name of what has its name: %j %j', (place, row, message) => {
  expect(problemWith(place, row)).toBe(message)
})

it('is refused a name that another option has, whichever of the two is first', () => {
  const refused = '“English” is there already'
  expect(problemWith(languages, named('English', 'Afrikaans'), changeRow)).toBe(refused)
  expect(problemWith(languages, named('English', 'isiZulu'), changeRow)).toBe(refused)
  expect(problemWith(languages, named('Latin', 'isiZulu'), changeRow)).toBeUndefined()
})
