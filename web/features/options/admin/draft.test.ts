import { describe, expect, it } from 'vitest'
import { rowsAt } from '#shared/options/list-places.rules.ts'
import type { OptionList } from '#shared/options/option-lists.schema.ts'
import {
  addRow,
  changedLists,
  changeRow,
  changesIn,
  type Draft,
  moveRow,
  movedAt,
  removeRow,
  restoreRow,
  startDraft,
} from './draft.ts'
import { mergeDraft } from './merge-draft.ts'

const skills = { list: 'skills', of: 'dispensing' } as const
const languages = { list: 'languages' } as const
const row = (code: string, more: object = {}) => ({ code, name: `The ${code}`, ...more })
const listOf = (codes: string, deleted = ''): OptionList => ({
  ...languages,
  rows: [...codes].map((code) => row(code, deleted.includes(code) ? { isdeleted: true } : {})),
})
const stored = (codes: string, deleted = '', version = '1') => ({
  version,
  lists: [{ ...skills, rows: [row('chronic')] }, listOf(codes, deleted)],
})
const start = (codes: string, deleted = '') => startDraft(stored(codes, deleted))
const shown = (draft: Draft) =>
  rowsAt(draft.lists, languages)
    .map(({ code, isdeleted }) => (isdeleted ? `(${code})` : code))
    .join('')
const actions = (draft: Draft) => changesIn(draft).map(({ action, code }) => `${action} ${code}`)

describe('a draft of the options', () => {
  it('counts one change per option and saves only lists that change', () => {
    let draft = start('abcdefg')
    expect(changedLists(draft)).toEqual([])
    draft = addRow(draft, languages, row('h'))
    draft = moveRow(draft, languages, 'g', 3)
    draft = removeRow(draft, languages, 'b')
    draft = changeRow(draft, languages, row('c', { name: 'Another' }))
    expect(shown(draft)).toBe('a(b)cgdefh')
    expect(actions(draft).toSorted()).toEqual(['added h', 'moved g', 'removed b', 'renamed c'])
    expect([...movedAt(draft, languages)]).toEqual([['g', 7]])
    expect(changedLists(draft).map(({ list }) => list)).toEqual(['languages'])
  })

  it('is unchanged once each change is taken back', () => {
    let draft = start('abc')
    draft = restoreRow(removeRow(draft, languages, 'a'), languages, 'a')
    draft = removeRow(addRow(draft, languages, row('x')), languages, 'x')
    draft = moveRow(moveRow(draft, languages, 'b', 0), languages, 'b', 1)
    expect(changedLists(draft)).toEqual([])
    expect(actions(draft)).toEqual([])
  })

  it('keeps what was deleted before at the end, and what comes back before it', () => {
    let draft = start('abcd', 'ac')
    expect(shown(draft)).toBe('bd(a)(c)')
    expect(changedLists(draft)).toEqual([])
    draft = moveRow(addRow(draft, languages, row('x')), languages, 'b', 9)
    expect(shown(draft)).toBe('dxb(a)(c)')
    draft = restoreRow(draft, languages, 'c')
    expect(shown(draft)).toBe('dxbc(a)')
    expect(actions(draft).toSorted()).toEqual(['added x', 'moved b', 'restored c'])
  })

  it('begins a list that is not there yet', () => {
    const place = { list: 'worked-at', of: 'Magic' } as const
    const draft = addRow(start('a'), place, row('School'))
    expect(changedLists(draft)).toEqual([{ ...place, rows: [row('School')] }])
  })
})

describe('a draft after others have saved', () => {
  it('keeps both changes where they are of different options', () => {
    const draft = moveRow(addRow(start('abc'), languages, row('x')), languages, 'c', 0)
    const { draft: merged, conflicts } = mergeDraft(draft, {
      version: '2',
      lists: [
        { ...skills, rows: [row('chronic'), row('acute')] },
        { ...languages, rows: [row('a', { name: 'Renamed' }), row('b'), row('c'), row('d')] },
      ],
    })
    expect(conflicts).toEqual([])
    expect(shown(merged)).toBe('cabxd')
    expect(rowsAt(merged.lists, languages)[1]?.name).toBe('Renamed')
    expect(merged.base.version).toBe('2')
    expect(changedLists(merged).map(({ list }) => list)).toEqual(['languages'])
    expect(actions(merged).toSorted()).toEqual(['added x', 'moved c'])
  })

  it('names an option that both have changed, and keeps what was typed', () => {
    const draft = changeRow(start('abc'), languages, row('b', { name: 'Mine' }))
    const theirs = [row('a'), row('b', { name: 'Theirs' }), row('c')]
    const { draft: merged, conflicts } = mergeDraft(draft, { version: '2', lists: [{ ...languages, rows: theirs }] })
    expect(conflicts.map(({ now }) => now.name)).toEqual(['Theirs'])
    expect(rowsAt(merged.lists, languages)[1]?.name).toBe('Mine')
  })
})
