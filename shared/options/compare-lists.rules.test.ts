import { describe, expect, it } from 'vitest'
import { changesOf, inOrder } from './compare-lists.rules.ts'
import type { OptionList } from './option-lists.schema.ts'

const languages = (...rows: { code: string; name?: string; isdeleted?: boolean }[]): OptionList => ({
  list: 'languages',
  rows: rows.map((row) => ({ name: row.code, ...row })),
})
const [a, b, c, d] = [{ code: 'A' }, { code: 'B' }, { code: 'C' }, { code: 'D' }]
const changed = (before: OptionList, after: OptionList) =>
  changesOf([before], [after]).map(({ action, code }) => `${action} ${code}`)

it('a longest run that is in order stays where it is', () => {
  expect([...inOrder([3, 0, 1, 2])].toSorted()).toEqual([0, 1, 2])
  expect([...inOrder([1, 2, 3, 0])].toSorted()).toEqual([1, 2, 3])
  expect(inOrder([])).toEqual(new Set())
})

describe('changes', () => {
  const all = languages(a, b, c, d)

  it('name only the option that was moved, however far', () => {
    expect(changed(all, languages(d, a, b, c))).toEqual(['moved D'])
    expect(changed(all, languages(b, c, d, a))).toEqual(['moved A'])
  })

  it('are one for each option, the weightiest first', () => {
    const after = languages({ ...d, isdeleted: true }, { ...a, name: 'Z' }, { code: 'E' }, b, c)
    expect(changed(all, after)).toEqual(['removed D', 'renamed A', 'added E'])
    expect(changed(languages({ code: 'A', isdeleted: true }), languages(a))).toEqual(['restored A'])
    expect(changed(all, all)).toEqual([])
  })

  it('count another field, whatever the order of the fields', () => {
    const bank = (branchCode: string): OptionList => ({ list: 'banks', rows: [{ code: 'A', name: 'A', branchCode }] })
    expect(changesOf([bank('123456')], [bank('654321')])).toMatchObject([{ action: 'changed', list: 'banks' }])
    expect(
      changesOf([bank('123456')], [{ list: 'banks', rows: [{ branchCode: '123456', name: 'A', code: 'A' }] }]),
    ).toEqual([])
  })
})
