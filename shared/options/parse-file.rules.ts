import { problemMessage } from '#shared/kernel/problem-messages.ts'
import { codeTwice, LIST_TWICE } from './check-lists.rules.ts'
import { placeKey } from './list-places.rules.ts'
import { newCode } from './new-code.rules.ts'
import type { ListName } from './list-traits.ts'
import { OptionList, type LeftOutRow, type OptionRow, type OptionsFile } from './option-lists.schema.ts'

type FileList = OptionsFile['lists'][number]
/** A row that has the form of its list, with where it is in the file. */
export type FileRow = { row: number; value: OptionRow }
/** A list of a file: `codes` are of all of its rows, in their order. */
export type FileRows = { list: OptionList; codes: readonly string[]; rows: readonly FileRow[] }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value.slice(0, 80) : undefined)

const placeOf = ({ list, of }: { list: string; of?: string | undefined }) => ({ list, ...(of !== undefined && { of }) })

export const leftOut = (
  list: FileList | OptionList,
  row: number | undefined,
  given: unknown,
  problem: string,
): LeftOutRow => {
  const { code, name } = isObject(given) ? { code: textOf(given.code), name: textOf(given.name) } : {}
  return {
    ...placeOf(list as FileList),
    ...(row !== undefined && { row: row + 1 }),
    ...(code !== undefined && { code }),
    ...(name !== undefined && { name }),
    problem,
  }
}

const withCode = ({ list, of }: FileList, given: unknown): unknown =>
  isObject(given) && given.code === undefined && typeof given.name === 'string'
    ? { code: newCode(list as ListName, of, given.name), ...given }
    : given

type Column = OptionRow extends infer R ? (R extends unknown ? keyof R : never) : never

/** The columns of a file in words. */
const columns: Record<Column, string> = {
  code: 'Code',
  name: 'Name',
  isdeleted: 'Removed',
  formerly: 'Earlier names',
  allowMultiple: 'Several may be chosen',
  alsoFinds: 'Also finds',
  council: 'Council',
  numberPattern: 'Pattern of the number',
  numberExample: 'Example of the number',
  towns: 'Towns',
  lat: 'Latitude',
  lon: 'Longitude',
  branchCode: 'Branch code',
  announced: 'Announced on',
}

type Issue = { path: readonly PropertyKey[]; message: string; keys?: readonly string[] }

/** A code that follows from a name is wrong where the name is. */
const problemIn = (issues: readonly Issue[]): string | undefined => {
  const columnOf = ({ path, keys }: Issue) => columns[String(path[2]) as Column] ?? keys?.join(', ')
  const issue = issues.find((one) => columnOf(one) !== columns.code) ?? issues[0]
  return issue && [columnOf(issue), issue.message].filter(Boolean).join(': ')
}

const parseRow = (list: FileList, given: unknown) => {
  const parsed = OptionList.safeParse({ ...placeOf(list), rows: [withCode(list, given)] }, { error: problemMessage })
  return parsed.success
    ? { value: parsed.data.rows[0] as OptionRow }
    : { problem: problemIn(parsed.error.issues) ?? 'This row can’t be read', value: undefined }
}

const codesIn = (list: FileList): string[] =>
  list.rows.flatMap((one) => {
    const given = withCode(list, one)
    return isObject(given) && typeof given.code === 'string' ? [given.code] : []
  })

const parseList = (given: FileList, list: OptionList): { read: FileRows; left: LeftOutRow[] } => {
  const left: LeftOutRow[] = []
  const rows = new Map<string, FileRow>()
  for (const [row, one] of given.rows.entries()) {
    const { value, problem } = parseRow(given, one)
    const isRepeated = value && rows.has(value.code)
    if (value && !isRepeated) rows.set(value.code, { row, value })
    else left.push(leftOut(given, row, one, value ? codeTwice(value) : problem))
  }
  return { read: { list, codes: codesIn(given), rows: [...rows.values()] }, left }
}

/** The rows of a file that have the form of their list, and those that do not. */
export const parseFile = ({ lists }: OptionsFile): { read: FileRows[]; left: LeftOutRow[] } => {
  const read = new Map<string, FileRows>()
  const left = lists.flatMap((given) => {
    const empty = OptionList.safeParse({ ...placeOf(given), rows: [] })
    if (!empty.success) return [leftOut(given, undefined, {}, 'There is no such list')]
    if (read.has(placeKey(given))) return [leftOut(given, undefined, {}, LIST_TWICE)]
    const parsed = parseList(given, empty.data)
    read.set(placeKey(given), parsed.read)
    return parsed.left
  })
  return { read: [...read.values()], left }
}
