import type * as z from 'zod/mini'
import type { Operation } from '#shared/kernel/define-contract.ts'
import { cleanQuery } from '#functions/platform/http/parse.ts'
import type { RequestParts } from './requests/fixture.ts'

type Part = 'params' | 'query' | 'body'
type Path = readonly (string | number)[]
export type BadRequest = { what: string; part: Part; path: Path; request: RequestParts }

type Tree = Record<string | number, unknown>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** The paths of a value and of everything inside it. */
export const pathsIn = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(isTree(value)
    ? Object.keys(value).flatMap((key) => pathsIn(value[key], [...path, Array.isArray(value) ? Number(key) : key]))
    : []),
]

export const at = (value: unknown, path: Path): unknown => path.reduce((found, key) => (found as Tree)[key], value)

/** A copy in which `change` replaces the value at a path; undefined removes it. */
export const changed = (value: unknown, [key, ...rest]: Path, change: (before: unknown) => unknown): unknown => {
  if (key === undefined) return change(value)
  if (!isTree(value)) return value
  const after = rest.length > 0 ? changed(value[key], rest, change) : change(value[key])
  const entries = Object.entries(value).filter(([name]) => name !== String(key))
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? after : (item as unknown)))
  return Object.fromEntries(after === undefined ? entries : [...entries, [key, after]])
}

const longText = 'x'.repeat(20_000)
const wrongTypes: unknown[] = [null, true, 0, -1, 0.1, 1e300, '', ' ', 'x', 'null', [], {}, [null], { $ne: null }, [[]]]
const oddTexts = [
  'NaN',
  'undefined',
  '-1',
  '1e9',
  '__proto__',
  '../../etc',
  '%00',
  '<script>',
  '’; DROP TABLE',
  '\u202e',
  '😀',
  longText,
]
const oversized = (before: unknown): unknown => {
  if (typeof before === 'number') return 1e12
  return Array.isArray(before) ? Array.from({ length: 1_000 }, () => before[0] as unknown) : longText
}

/** Keys of the schema that the request leaves out. */
const absentKeys = (schema: z.ZodMiniType | undefined, value: unknown): string[] => {
  const def = schema?._zod.def as { type?: string; shape?: object } | undefined
  return def?.type === 'object' && isTree(value) ? Object.keys(def.shape ?? {}).filter((key) => !(key in value)) : []
}

const accepts = (operation: Operation, part: Part, value: unknown): boolean =>
  operation[part]?.safeParse(isTree(value) ? arrived(part, value) : value).success ?? true

/** Parameters arrive as text, and queries are cleaned. */
const arrived = (part: Part, value: Tree): object => {
  if (part === 'query') return cleanQuery(value)
  return part === 'body' ? value : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one)]))
}

/** Missing, wrong-typed, oversized and unknown fields, one at a time, wherever the schema refuses them. */
export const badRequestsOf = (operation: Operation, request: RequestParts): BadRequest[] => {
  const bad: BadRequest[] = []
  const add = (what: string, part: Part, path: Path, value: unknown) => {
    if (!accepts(operation, part, value)) bad.push({ what, part, path, request: { ...request, [part]: value } })
  }
  for (const part of ['params', 'query', 'body'] as const) {
    const given = request[part]
    if (!operation[part] || given === undefined) continue
    const leaves = [
      ...pathsIn(given).filter((path) => path.length > 0),
      ...absentKeys(operation[part], given).map((key) => [key]),
    ]
    for (const path of leaves) {
      const put = (what: string, change: (before: unknown) => unknown) =>
        add(what, part, path, changed(given, path, change))
      put('missing', () => undefined)
      put('oversized', oversized)
      for (const value of part === 'params' ? oddTexts : [...wrongTypes, ...oddTexts])
        put(`wrong: ${JSON.stringify(value).slice(0, 30)}`, () => value)
    }
    if (part === 'params') continue
    for (const path of pathsIn(given).filter((place) => isTree(at(given, place)) && !Array.isArray(at(given, place)))) {
      for (const name of ['unknownField', '__proto__', 'constructor', 'approved', 'x'.repeat(5_000)]) {
        add(
          `unknown: ${name.slice(0, 20)}`,
          part,
          [...path, name],
          changed(given, path, (before) => Object.fromEntries([...Object.entries(before as Tree), [name, true]])),
        )
      }
    }
  }
  return bad
}
