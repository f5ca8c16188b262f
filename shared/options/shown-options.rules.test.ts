import { describe, expect, it } from 'vitest'
import type { OptionList } from './option-lists.schema.ts'
import type { IndustryOption, Skill } from './options.schema.ts'
import { shownOptions, skillCodes } from './shown-options.rules.ts'

const today = '2026-11-20'
const announced = { code: '2026-11-04', name: 'Local government elections', announced: '2026-08-07' }

describe('public holidays', () => {
  const years = (rows: (typeof announced & { isdeleted?: boolean })[]) =>
    shownOptions([{ list: 'public-holidays', rows }], 'public-holidays', today)

  it('are listed from last year to the year after next, including Mondays after a Sunday', () => {
    const listed = years([])
    expect(listed.map(({ name }) => name)).toEqual(['2025', '2026', '2027', '2028'])
    const dates = listed.flatMap(({ subs }) => subs.map((day) => 'date' in day && day.date))
    for (const date of ['2026-08-10', '2027-03-22', '2027-12-27', '2028-09-25']) expect(dates).toContain(date)
  })

  it('have the announced days in their order, with the day of the announcement', () => {
    const days = years([announced])[1]?.subs ?? []
    expect(days.findIndex((day) => 'announced' in day && day.announced === '2026-08-07')).toBe(10)
    expect(years([{ ...announced, isdeleted: true }])[1]?.subs).toEqual(years([])[1]?.subs)
  })
})

describe('skills', () => {
  const profession = { council: 'Council', numberPattern: '', numberExample: '' }
  const lists: OptionList[] = [
    {
      list: 'industries',
      rows: [
        { code: 'Pharmacy', name: 'Pharmacy', alsoFinds: ['Nursing'] },
        { code: 'Nursing', name: 'Nursing', alsoFinds: [] },
      ],
    },
    { list: 'professions', of: 'Pharmacy', rows: [{ code: 'Pharmacist', name: 'Pharmacist', ...profession }] },
    { list: 'skill-groups', of: 'Pharmacy', rows: [{ code: 'p-clinic', name: 'Clinic', allowMultiple: true }] },
    {
      list: 'skills',
      of: 'p-clinic',
      rows: [
        { code: 'p-clinic-hiv', name: 'HIV testing and ART', formerly: ['HIV testing'] },
        { code: 'p-clinic-travel', name: 'Travel vaccines', isdeleted: true },
      ],
    },
    { list: 'expertise', of: 'Pharmacy', rows: [{ code: 'pharmacy-expertise-oncology', name: 'Oncology' }] },
    { list: 'expertise', of: 'Nursing', rows: [{ code: 'nursing-expertise-theatre', name: 'Theatre' }] },
  ]
  const [pharmacy] = shownOptions(lists, 'industries', today) as IndustryOption[]
  const named = (tree: Skill[] = []) => tree.map(({ name, options }) => [name, ...options.map((one) => one.name)])

  it('have the expertise of their industry and of those that it covers as groups', () => {
    expect(named(pharmacy?.subs)).toEqual([
      ['Clinic', 'HIV testing and ART'],
      ['Expertise', 'Oncology'],
      ['Expertise in Nursing', 'Theatre'],
    ])
  })

  it('that were deleted are apart, so that they can be named where they were chosen', () => {
    expect(named(pharmacy?.formerSkills)).toEqual([['Clinic', 'Travel vaccines']])
  })

  it('are found by the names that they have and had', () => {
    expect(
      ['HIV testing', 'HIV testing and ART', 'Travel vaccines', 'Other'].map((name) => skillCodes(lists, name)),
    ).toEqual([['p-clinic-hiv'], ['p-clinic-hiv'], ['p-clinic-travel'], []])
  })
})

describe('a renamed option', () => {
  const lists: OptionList[] = [
    {
      list: 'languages',
      rows: [
        { code: 'Sepedi', name: 'Northern Sotho' },
        { code: 'English', name: 'English' },
      ],
    },
  ]

  it('keeps the name that is stored, with the one that is shown as its label', () => {
    const entry = { category: 'languages', isdeleted: false, subs: [] }
    expect(shownOptions(lists, 'languages', today)).toEqual([
      { ...entry, name: 'Sepedi', label: 'Northern Sotho', order: 0 },
      { ...entry, name: 'English', order: 1 },
    ])
  })
})
