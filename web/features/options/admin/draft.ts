import { changesOf } from '#shared/options/compare-lists.rules.ts'
import { placeKey, placeOfList, type Place, rowsAt } from '#shared/options/list-places.rules.ts'
import type { OptionChange, OptionList, OptionLists, OptionRow } from '#shared/options/option-lists.schema.ts'
import { moveTo, movedFrom } from './moved-rows.ts'

/** Changed lists that are not saved yet, and what was stored when the first change was made. */
export interface Draft {
  base: Pick<OptionLists, 'version' | 'lists'>
  lists: readonly OptionList[]
  /** By the key of their list, the codes that were moved. */
  moved: ReadonlyMap<string, ReadonlySet<string>>
}

const isLeft = ({ isdeleted }: OptionRow): boolean => !isdeleted

/** What was deleted before is last, so that a position is one among what is shown. */
export const deletedLast = (list: OptionList): OptionList => {
  const rows: OptionRow[] = list.rows
  return { ...list, rows: [...rows.filter(isLeft), ...rows.filter((row) => !isLeft(row))] } as OptionList
}

export const startDraft = ({ version, lists }: Draft['base']): Draft => {
  const sorted = lists.map(deletedLast)
  return { base: { version, lists: sorted }, lists: sorted, moved: new Map() }
}

/** Deleted before this draft, so not shown unless asked for. */
export const deletedBefore = ({ base, lists }: Draft, place: Place): ReadonlySet<string> => {
  const before = new Set(rowsAt(base.lists, place).flatMap((row) => (isLeft(row) ? [] : row.code)))
  return new Set(rowsAt(lists, place).flatMap((row) => (!isLeft(row) && before.has(row.code) ? row.code : [])))
}

const withRows = (draft: Draft, place: Place, rows: readonly OptionRow[]): Draft => {
  const list = { list: place.list, ...(place.of !== undefined && { of: place.of }), rows } as OptionList
  const isKnown = draft.lists.some((one) => placeKey(one) === placeKey(place))
  const lists = isKnown
    ? draft.lists.map((one) => (placeKey(one) === placeKey(place) ? list : one))
    : [...draft.lists, list]
  return { ...draft, lists }
}

/** In front of what was deleted before. */
const atEnd = (draft: Draft, place: Place, rows: readonly OptionRow[], row: OptionRow): OptionRow[] => {
  const hidden = deletedBefore(draft, place)
  const end = rows.length - rows.filter(({ code }) => hidden.has(code)).length
  return [...rows.slice(0, end), row, ...rows.slice(end)]
}

/** Whether its code and name are free is checked before the draft is kept (`checkRow`). */
export const addRow = (draft: Draft, place: Place, row: OptionRow): Draft =>
  withRows(draft, place, atEnd(draft, place, rowsAt(draft.lists, place), row))

export const changeRow = (draft: Draft, place: Place, row: OptionRow): Draft =>
  withRows(
    draft,
    place,
    rowsAt(draft.lists, place).map((one) => (one.code === row.code ? row : one)),
  )

export const moveRow = (draft: Draft, place: Place, code: string, to: number): Draft => {
  const rows = rowsAt(draft.lists, place)
  const last = rows.length - deletedBefore(draft, place).size - 1
  const key = placeKey(place)
  const moved = new Map(draft.moved).set(key, new Set(draft.moved.get(key)).add(code))
  return withRows({ ...draft, moved }, place, moveTo(rows, code, Math.max(0, Math.min(to, last))))
}

/** What was added in this draft is gone; what is stored is marked. */
export function removeRow(draft: Draft, place: Place, code: string): Draft {
  const rows = rowsAt(draft.lists, place)
  if (rowsAt(draft.base.lists, place).some((row) => row.code === code))
    return withRows(
      draft,
      place,
      rows.map((row) => (row.code === code ? { ...row, isdeleted: true } : row)),
    )
  return withRows(
    draft,
    place,
    rows.filter((row) => row.code !== code),
  )
}

export function restoreRow(draft: Draft, place: Place, code: string): Draft {
  const rows = rowsAt(draft.lists, place)
  const found = rows.find((row) => row.code === code)
  if (!found) return draft
  const { isdeleted: _, ...row } = found
  const isHidden = deletedBefore(draft, place).has(code)
  const others = rows.filter((one) => one.code !== code)
  const back = isHidden ? atEnd(draft, place, others, row) : rows.map((one) => (one.code === code ? row : one))
  return withRows(draft, place, back)
}

/** Where the moved rows of a list were, from 1. */
export const movedAt = ({ base, lists, moved }: Draft, place: Place): ReadonlyMap<string, number> =>
  movedFrom(rowsAt(base.lists, place).filter(isLeft), rowsAt(lists, place), moved.get(placeKey(place)) ?? new Set())

const textOf = (value: unknown): string => JSON.stringify(value)

/** The lists to save. An empty new list would say nothing. */
export const changedLists = ({ base, lists }: Draft): OptionList[] =>
  lists.filter((list) => textOf(rowsAt(base.lists, list)) !== textOf(list.rows))

/** One change per option; what only made room for another one is not changed. */
export const changesIn = (draft: Draft): OptionChange[] =>
  changedLists(draft).flatMap((list) => {
    const changes = changesOf(draft.base.lists, [list]).filter(({ action }) => action !== 'moved')
    const changed = new Set(changes.map(({ code }) => code))
    const moved = movedAt(draft, list)
    const rows: OptionRow[] = list.rows
    return [
      ...changes,
      ...rows
        .filter(({ code }) => moved.has(code) && !changed.has(code))
        .map(({ code, name }) => ({ ...placeOfList(list), action: 'moved' as const, code, name })),
    ]
  })
