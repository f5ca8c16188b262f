import { describe, expect, it } from 'vitest'
import type { OptionList } from './option-lists.schema.ts'
import { readFile } from './read-file.rules.ts'

const problemOf = (list: string, row: unknown, of?: string): string | undefined =>
  readFile([], { lists: [{ list, ...(of && { of }), rows: [row] }], removeMissing: false }).leftOut[0]?.problem

it.each([
  ['languages', { name: 'Tamil 2' }, 'A language has neither digits nor an @ sign'],
  ['languages', { code: 'T2', name: 'Tamil' }, 'A language has neither digits nor an @ sign'],
  ['systems', { name: 'GoodX 2' }, undefined],
  ['banks', { name: 'Bank', branchCode: '12' }, 'Branch code: A branch code has six digits'],
  ['public-holidays', { code: '2027-11-03', name: 'A day', announced: 'soon' }, /^Announced on: /],
  ['languages', { name: '<b>' }, 'Name: Leave out commas and the signs #, < and >'],
  ['languages', { name: 'Tamil', order: 1 }, 'order: This field is not recognised'],
  ['languages', 7, /./],
])('names the column of a bad row in words: %s %j', (list, row, problem) => {
  if (problem instanceof RegExp) expect(problemOf(list, row)).toMatch(problem)
  else expect(problemOf(list, row)).toBe(problem)
})

const profession = { council: 'SAPC', numberPattern: '^\\d{4}$', numberExample: '1234' }
const languages = ['Afrikaans', 'English', 'Zulu'].map((name) => ({ code: name, name }))
const stored: OptionList[] = [
  { list: 'industries', rows: [{ code: 'Nursing', name: 'Nursing', alsoFinds: [] }] },
  { list: 'professions', of: 'Nursing', rows: [{ code: 'Nurse', name: 'Nurse', ...profession }] },
  { list: 'provinces', rows: [{ code: 'Gauteng', name: 'Gauteng' }] },
  { list: 'languages', rows: languages },
]
const read = (lists: Parameters<typeof readFile>[1]['lists'], removeMissing = false) => {
  const { changes, leftOut } = readFile(stored, { lists, removeMissing })
  return {
    changes: changes.map(({ action, code }) => `${action} ${code}`),
    left: leftOut.map(({ list, row, problem }) => `${list} ${row}: ${problem}`),
  }
}
const removed = { isdeleted: true }

describe('what can’t be taken over of a file', () => {
  const lacking = 'Add a profession to this industry'

  it('is the professions that leave a stored industry without any', () => {
    const left = [`professions undefined: ${lacking}`]
    const nurse = { code: 'Nurse', name: 'Nurse', ...profession, ...removed }
    const professions = { list: 'professions', of: 'Nursing' }
    expect(read([{ ...professions, rows: [] }], true)).toEqual({ changes: [], left })
    expect(read([{ ...professions, rows: [nurse] }])).toEqual({ changes: [], left })
    const industries = { list: 'industries', rows: [{ code: 'Nursing', name: 'Care', alsoFinds: [] }] }
    expect(read([industries, { ...professions, rows: [nurse] }])).toEqual({ changes: ['renamed Nursing'], left })
  })

  it('is a new industry without professions, with what belongs to it and what names it', () => {
    const rows = [
      { name: 'Magic', alsoFinds: [] },
      { code: 'Nursing', name: 'Nursing', alsoFinds: ['Magic'] },
    ]
    expect(
      read([
        { list: 'industries', rows },
        { list: 'worked-at', of: 'Magic', rows: [{ name: 'Tower' }] },
      ]),
    ).toEqual({
      changes: [],
      left: [
        `industries 1: ${lacking}`,
        'industries 2: There is no other industry “Magic”',
        'worked-at undefined: There is no “Magic” that this list could belong to',
      ],
    })
  })

  it('is the last province or industry', () => {
    const left = ['provinces undefined: Keep at least one that can be chosen']
    expect(read([{ list: 'provinces', rows: [] }], true)).toEqual({ changes: [], left })
  })

  it('is what a list has no room for, in its order', () => {
    const rows = Array.from({ length: 100 }, (_, at) => ({
      name: 'L'.repeat(at % 10).concat('abcdefghij'.charAt(at / 10)),
    }))
    const { changes, left } = read([{ list: 'languages', rows }])
    expect(changes).toHaveLength(77)
    expect(left).toHaveLength(23)
    expect(left[0]).toBe('languages 78: Use at most 80 options in a list')
  })

  it('is a row that is nothing, a repeated row and a repeated list', () => {
    const tamil = { name: 'Tamil' }
    expect(
      read([
        { list: 'languages', rows: [null, tamil, tamil] },
        { list: 'languages', rows: [{ name: 'Hindi' }] },
      ]),
    ).toEqual({
      changes: ['added Tamil'],
      left: [
        expect.stringMatching(/^languages 1: /),
        'languages 3: The name “Tamil” is there twice',
        'languages undefined: This list is there twice',
      ],
    })
  })

  it('is only the later of two rows that exclude each other, and names can be exchanged', () => {
    const rows = [
      { code: 'Zulu', name: 'English' },
      { code: 'English', name: 'Zulu' },
      { code: 'Afrikaans', name: 'Zulu' },
    ]
    expect(read([{ list: 'languages', rows }])).toEqual({
      changes: ['renamed Zulu', 'renamed English'],
      left: ['languages 3: The name “Zulu” is there twice'],
    })
  })

  it('is found quickly, however much it is', () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ({ code: `S${at}`, name: 'System' }))
    const start = performance.now()
    expect(read([{ list: 'systems', rows }]).left).toHaveLength(999)
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
