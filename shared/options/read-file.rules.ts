import { problemsOf, type ListProblem } from './check-lists.rules.ts'
import { changesOf, withSaved } from './compare-lists.rules.ts'
import { placeKey } from './list-places.rules.ts'
import {
  maxRows,
  type FileDifference,
  type LeftOutRow,
  type OptionList,
  type OptionRow,
  type OptionsFile,
} from './option-lists.schema.ts'
import { leftOut, parseFile, type FileRow, type FileRows } from './parse-file.rules.ts'

type Stored = ReadonlyMap<string, OptionList>
/** Rows of a file, or whole lists of it, that can’t be taken over, each with its problem. */
type Wrong = Map<FileRow | FileRows, string>

const rowsOf = (stored: Stored, list: OptionList): readonly OptionRow[] => stored.get(placeKey(list))?.rows ?? []

/** A stored list with what the file has of it, in the file's order if that has all that is there. */
const merged = (stored: Stored, { list, codes, rows }: FileRows, removeMissing: boolean): OptionList => {
  const current = rowsOf(stored, list)
  const named = new Set(codes)
  const position = new Map(codes.map((code, at) => [code, at]))
  const taken = new Map(
    current.map((row) => [row.code, removeMissing && !named.has(row.code) ? { ...row, isdeleted: true } : row]),
  )
  for (const { value } of rows) taken.set(value.code, value)
  const all = [...taken.values()]
  if (removeMissing || current.every(({ code }) => named.has(code)))
    all.sort((a, b) => (position.get(a.code) ?? all.length) - (position.get(b.code) ?? all.length))
  return { ...list, rows: all } as OptionList
}

/** What is left out for a problem: of two rows that exclude each other the later one, if it is the file’s. */
const causeIn = (read: readonly FileRows[]) => {
  const lists = new Map(read.map((one) => [placeKey(one.list), one]))
  const rows = new Map(read.flatMap((one) => one.rows.map((row) => [row.value, row])))
  return ({ list, row, field, other }: ListProblem): FileRow | FileRows | undefined => {
    const given = row === undefined ? undefined : list.rows[row]
    const lacksProfession = list.list === 'industries' && field === 'name' && !other
    const professions = lacksProfession && given && lists.get(placeKey({ list: 'professions', of: given.code }))
    return professions || (given && rows.get(given)) || (other && rows.get(other)) || lists.get(placeKey(list))
  }
}

const surplus = (stored: Stored, read: readonly FileRows[]): Wrong =>
  new Map(
    read.flatMap(({ list, rows }) => {
      const { max, message } = maxRows(list.list)
      const current = rowsOf(stored, list)
      const known = new Set(current.map(({ code }) => code))
      const added = rows.filter(({ value }) => !known.has(value.code))
      return added.slice(Math.max(max - current.length, 0)).map((row) => [row, message] as const)
    }),
  )

/** A problem with a row that is left out anyway is looked at again without that. */
const wrongIn = (stored: Stored, read: readonly FileRows[], lists: readonly OptionList[]): Wrong => {
  const wrong: Wrong = new Map()
  const values = new Set<OptionRow>()
  const causeOf = causeIn(read)
  for (const problem of problemsOf(withSaved([...stored.values()], lists))) {
    if (problem.other && values.has(problem.other)) continue
    const cause = causeOf(problem)
    if (!cause || wrong.has(cause)) continue
    wrong.set(cause, problem.message)
    if ('value' in cause) values.add(cause.value)
  }
  return wrong.size > 0 ? wrong : surplus(stored, read)
}

const without = (read: readonly FileRows[], wrong: Wrong): FileRows[] =>
  read.filter((list) => !wrong.has(list)).map((list) => ({ ...list, rows: list.rows.filter((row) => !wrong.has(row)) }))

const leftOutOf = (read: readonly FileRows[], wrong: Wrong): LeftOutRow[] =>
  read.flatMap((one) => {
    const problem = wrong.get(one)
    if (problem !== undefined) return [leftOut(one.list, undefined, {}, problem)]
    return one.rows.flatMap((given) => {
      const message = wrong.get(given)
      return message === undefined ? [] : [leftOut(one.list, given.row, given.value, message)]
    })
  })

/** What a file would change, row by row; what can’t be taken over is named and left out. */
export const readFile = (current: readonly OptionList[], file: OptionsFile): Omit<FileDifference, 'version'> => {
  const stored = new Map(current.map((list) => [placeKey(list), list]))
  const parsed = parseFile(file)
  const left = parsed.left
  let read = parsed.read
  const listsOf = () => read.map((one) => merged(stored, one, file.removeMissing))
  // Each round leaves out at least one row or list, so it ends.
  for (let wrong = wrongIn(stored, read, listsOf()); wrong.size > 0; wrong = wrongIn(stored, read, listsOf())) {
    left.push(...leftOutOf(read, wrong))
    read = without(read, wrong)
  }
  const lists = listsOf()
  const changes = changesOf(current, lists)
  const changed = new Set(changes.map(placeKey))
  return {
    changes,
    unchanged: lists.reduce((sum, { rows }) => sum + rows.length, 0) - changes.length,
    leftOut: left,
    lists: lists.filter((list) => changed.has(placeKey(list))),
  }
}
