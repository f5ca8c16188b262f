import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { definitionOf, tableNames } from '#infra/tables.ts'

export type StoredKind = { name: string; table: string; version: number; schema: () => z.ZodMiniType }

type Json = { [key: string]: unknown; properties?: Record<string, Json>; required?: string[]; anyOf?: Json[] }

/** Rules for values rather than the shape: they can change without a new version. */
const rules = new Set([
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'default',
])

/** For names and alternatives, whose order doesn't matter, and tuples, whose parts are all the same. */
const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical).sort(byText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => !rules.has(key) || typeof part === 'object')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, canonical(part)]),
  )
}

const jsonOf = (schema: z.ZodMiniType): Json =>
  z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema: { _zod }, jsonSchema }) => {
      if (['custom', 'set', 'transform'].includes(_zod.def.type)) jsonSchema.type ??= `${_zod.def.type}` as 'string'
    },
  }) as Json

/** The sort key's constant or pattern, which is part of the shape. */
const sortKeyOf = ({ properties = {}, anyOf: [first] = [] }: Json): unknown => {
  const { sk } = { ...first?.properties, ...properties }
  return sk?.const ?? sk?.pattern ?? ''
}

const attributesOf = ({ properties = {}, required = [], anyOf = [] }: Json): string[] =>
  anyOf.length > 0
    ? [...new Set(anyOf.flatMap(attributesOf))]
    : Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`))

const digestOf = (json: Json): string =>
  createHash('sha256')
    .update(JSON.stringify([sortKeyOf(json), canonical(json)]))
    .digest('hex')
    .slice(0, 12)

/** A shape's digest and the names of its attributes. */
export const shapeOf = (schema: z.ZodMiniType): { digest: string; attributes: string } => {
  const json = jsonOf(schema)
  return { digest: digestOf(json), attributes: attributesOf(json).sort().join(', ') }
}

const indexesOf = (name: (typeof tableNames)[number]): string =>
  Object.entries(definitionOf(name).indexes ?? {})
    .map(([index, { partition, sort, projection }]) => {
      const attributes = typeof projection === 'string' ? projection : projection.join(', ')
      return `\`${index}\`: ${partition} / ${sort} (${attributes})`
    })
    .join(' · ')

const rowOf = ({ name, table, version, schema }: StoredKind): string => {
  const { digest, attributes } = shapeOf(schema())
  return `| ${table} | ${name} | ${version} | \`${digest}\` | ${attributes} |`
}

/** All kinds of stored items with a digest of each shape. */
export const storedItemsPage = (kinds: readonly StoredKind[]): string =>
  [
    '# Stored items',
    '',
    'Each kind of item is defined with `defineItem` beside its repository. A change of a shape needs the next version and an',
    'upgrade from the previous one; `npm run generate` refuses it otherwise.',
    '',
    '| table | item | version | shape | attributes |',
    '|---|---|---|---|---|',
    ...[...kinds].sort((a, b) => `${a.table} ${a.name}`.localeCompare(`${b.table} ${b.name}`)).map(rowOf),
    '',
    '## Tables',
    '',
    'The partition key is `pk`, the sort key `sk`.',
    '',
    '| table | sort key | indexes |',
    '|---|---|---|',
    ...tableNames.map((name) => `| ${name} | ${definitionOf(name).sorted ? 'yes' : 'no'} | ${indexesOf(name)} |`),
    '',
  ].join('\n')

const shapesOf = (page: string): Map<string, { version: number; digest: string }> =>
  new Map(
    [...page.matchAll(/^\| (\w+) \| (.+?) \| (\d+) \| `(\w+)` \|/gm)].map(([, table, name, version, digest = '']) => [
      `${table} ${name}`,
      { version: Number(version), digest },
    ]),
  )

/** Items or events whose shape has changed without a new version, or whose version is lower than before. */
export const changedShapes = (before: string, after: string): string[] => {
  const old = shapesOf(before)
  return [...shapesOf(after)]
    .filter(([kind, { version, digest }]) => {
      const known = old.get(kind)
      return known && (version < known.version || (version === known.version && digest !== known.digest))
    })
    .map(([kind]) => kind)
}
