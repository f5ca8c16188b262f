import { placeKey, placeOfList } from './list-places.rules.ts'
import type { OptionChange, OptionList, OptionRow } from './option-lists.schema.ts'

/** The positions of a longest run that is in order already: what is not in it was moved. */
export const inOrder = (positions: readonly number[]): Set<number> => {
  /** The last position of the best run of each length, and each position's predecessor in its run. */
  const ends: number[] = []
  const before = new Map<number, number | undefined>()
  for (const position of positions) {
    const at = ends.findIndex((end) => end > position)
    const length = at === -1 ? ends.length : at
    before.set(position, ends[length - 1])
    ends[length] = position
  }
  const run = new Set<number>()
  for (let position = ends.at(-1); position !== undefined; position = before.get(position)) run.add(position)
  return run
}

const fieldsOf = ({ name: _name, isdeleted: _deleted, ...others }: OptionRow): string => {
  const { formerly: _names, ...fields } = others as { formerly?: unknown }
  return JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const actionOf = (before: OptionRow | undefined, after: OptionRow, isMoved: boolean) => {
  if (!before) return 'added'
  if (Boolean(after.isdeleted) !== Boolean(before.isdeleted)) return after.isdeleted ? 'removed' : 'restored'
  if (after.name !== before.name) return 'renamed'
  if (fieldsOf(after) !== fieldsOf(before)) return 'changed'
  return isMoved ? 'moved' : undefined
}

const changesOfList = (before: readonly OptionRow[], after: OptionList): OptionChange[] => {
  const positions = new Map(before.map(({ code }, at) => [code, at]))
  const kept = inOrder(after.rows.flatMap(({ code }) => positions.get(code) ?? []))
  return after.rows.flatMap((row: OptionRow) => {
    const at = positions.get(row.code)
    const earlier = at === undefined ? undefined : before[at]
    const action = actionOf(earlier, row, at !== undefined && !kept.has(at))
    const renamed = action === 'renamed' && earlier ? { before: earlier.name } : {}
    return action ? [{ ...placeOfList(after), action, code: row.code, name: row.name, ...renamed }] : []
  })
}

/** What saving these lists changes, one entry per option. */
export const changesOf = (current: readonly OptionList[], saved: readonly OptionList[]): OptionChange[] => {
  const known = new Map(current.map((list) => [placeKey(list), list.rows as OptionRow[]]))
  return saved.flatMap((list) => changesOfList(known.get(placeKey(list)) ?? [], list))
}

/** Current lists, with those that are saved in the place of their predecessors or at the end. */
export const withSaved = (current: readonly OptionList[], saved: readonly OptionList[]): OptionList[] => {
  const lists = new Map([...current, ...saved].map((list) => [placeKey(list), list]))
  return [...lists.values()]
}
