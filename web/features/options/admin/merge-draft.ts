import { placeKey, rowsAt } from '#shared/options/list-places.rules.ts'
import type { OptionList, OptionRow } from '#shared/options/option-lists.schema.ts'
import { changedLists, deletedLast, type Draft, startDraft } from './draft.ts'

/** An option that both have changed. */
export interface Conflict {
  /** As it is stored now. */
  now: OptionRow
  list: OptionList
}

const textOf = (row: OptionRow | undefined): string => JSON.stringify(row)

/**
 * The same changes on what others have saved meanwhile. Of an option that both have changed the draft’s row is kept and
 * it is named. The order is the draft’s; what the others added is at the end.
 */
export function mergeDraft(draft: Draft, stored: Draft['base']): { draft: Draft; conflicts: Conflict[] } {
  const fresh = startDraft(stored)
  const conflicts: Conflict[] = []
  const mine = new Map(changedLists(draft).map((list) => [placeKey(list), list]))
  const mergeList = (list: OptionList): OptionList => {
    const before = new Map(rowsAt(draft.base.lists, list).map((row) => [row.code, row]))
    const now = new Map(rowsAt(fresh.base.lists, list).map((row) => [row.code, row]))
    const rows = (list.rows as OptionRow[]).map((row) => {
      const [was, is] = [before.get(row.code), now.get(row.code)]
      if (!is || textOf(is) === textOf(was) || textOf(is) === textOf(row)) return row
      if (textOf(row) === textOf(was)) return is
      conflicts.push({ now: is, list })
      return row
    })
    const own = new Set(rows.map(({ code }) => code))
    const others = [...now.values()].filter(({ code }) => !own.has(code))
    return deletedLast({ ...list, rows: [...rows, ...others] } as OptionList)
  }
  const known = fresh.lists.map((list) => mine.get(placeKey(list)) ?? list)
  const added = [...mine].filter(([key]) => !fresh.lists.some((list) => placeKey(list) === key))
  const lists = [...known, ...added.map(([, list]) => list)]
  return {
    draft: {
      ...fresh,
      lists: lists.map((list) => (mine.get(placeKey(list)) === list ? mergeList(list) : list)),
      moved: draft.moved,
    },
    conflicts,
  }
}
