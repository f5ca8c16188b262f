import * as z from 'zod/mini'
import { checksAreOn } from './checks.ts'
import { startsWith } from './ranges.ts'
import { type Change, type Condition, updateExpression } from './update-expression.ts'
import type { Key } from './versioned.ts'

export type Stored = Record<string, unknown>

/** Turns an item of one version into the next. It may be an index's projection, without the other attributes. */
type Upgrade = (old: Stored) => Stored

/** Binary data in an item. */
export const bytes = () => z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** Of each member of a union. */
type Without<Item, Names extends PropertyKey> = Item extends unknown ? Omit<Item, Names> : never

type Definition<S extends z.ZodMiniType, Name extends string, Only extends string> = {
  /** The prefix of the sort key if in capitals; otherwise a name used only in messages. */
  name: Name
  table: string
  /** The version of the item's schema, stored in `v`. Unrelated to `version`, the optimistic lock. */
  version: number
  /** Everything that is stored except `v`; created only if items are checked. */
  schema: () => S
  /** Attributes that serve the table alone, as keys of indexes do: an item is read without them. */
  storedOnly?: readonly Only[]
  /** Keyed by the version they start from. */
  upgrades?: Record<number, Upgrade>
}

const keysOf =
  <Name extends string>(name: Name) =>
  <Pk extends string, const Rest extends string = ''>(pk: Pk, rest?: Rest) => ({
    pk,
    sk: `${name}${rest ?? ''}` as `${Name}${Rest}`,
  })

/** An update in place. Since version `since` its attributes have had their current form. */
export type Update<Value> = Change<Omit<Value, 'pk' | 'sk'>> & { since?: number; condition?: Condition }

const problemsOf = (schema: z.ZodMiniType, item: object): string => {
  const { v: _, ...value } = item as Stored
  const { error } = z.safeParse(schema, value)
  return (error?.issues ?? []).map(({ path, code, message }) => `${path.join('.')} ${code} ${message}`).join('; ')
}

/**
 * A kind of stored item: its schema, the schema's version and the upgrades from older ones. Items are checked
 * completely only where checks are on; elsewhere only their version is.
 */
export const defineItem = <S extends z.ZodMiniType, const Name extends string, const Only extends string = never>({
  name,
  table,
  version,
  schema,
  storedOnly = [],
  upgrades = {},
}: Definition<S, Name, Only>) => {
  const left = new Set<string>(['pk', 'sk', 'v', ...storedOnly])
  let built: S | undefined
  const shape = (): S => (built ??= schema())
  const partOf = (names: readonly string[]) =>
    z.pick(shape() as never, Object.fromEntries(names.map((key) => [key, true])) as never)
  const check = (checked: () => z.ZodMiniType, item: object): void => {
    const problems = checksAreOn() && problemsOf(checked(), item)
    if (problems) throw new Error(`Not a valid ${name} item of version ${version}: ${problems}`)
  }
  const upgraded = (item: Stored): Stored => {
    if (item.v === version) return item
    if (typeof item.v !== 'number' || item.v > version)
      throw new Error(`A ${name} item of version ${item.v} cannot be read: the newest known version is ${version}.`)
    let newest = item
    for (let from = item.v; from < version; from += 1) {
      const upgrade = upgrades[from]
      if (!upgrade) throw new Error(`There is no upgrade of ${name} items from version ${from}.`)
      newest = upgrade(newest)
    }
    return { ...newest, v: version }
  }
  // A loop, as a search reads thousands of items: ten times as fast as by entries.
  const withoutKeys = (item: Stored): Stored => {
    const value: Stored = {}
    for (const attribute in item) if (!left.has(attribute)) value[attribute] = item[attribute]
    return value
  }

  return {
    name,
    table,
    version,
    schema: shape,

    /** The key of a kind whose sort key begins with its name; `rest` follows it. */
    key: keysOf(name) as Name extends Uppercase<Name> ? ReturnType<typeof keysOf<Name>> : never,

    /** The keys of several items, of which each partition has one. */
    keys: <Pk extends string>(pks: readonly Pk[]) => pks.map((pk) => ({ pk, sk: name })),

    /** All items of this kind in a partition. */
    all: (pk: string) => ({ pk, sk: startsWith(name) }),

    /** A whole item without its keys, upgraded to the current version. */
    read: (item: Stored) => {
      const newest = upgraded(item)
      check(shape, newest)
      return withoutKeys(newest) as Without<z.output<S>, 'pk' | 'sk' | Only>
    },

    /** What an index has of an item: besides its keys these attributes, upgraded. */
    part: <K extends Exclude<keyof z.output<S> & string, 'pk' | 'sk' | Only>>(...names: readonly K[]) => ({
      read: (item: Stored) => {
        const part = withoutKeys(upgraded(item))
        check(() => partOf(names), part)
        return part as Pick<z.output<S>, K>
      },
    }),

    /** The item as it is stored, with its schema version. */
    written: (value: z.output<S>): Stored => {
      const item = { ...(value as object), v: version }
      check(shape, item)
      return item
    },

    /**
     * Changes attributes of an existing item without reading it. The condition fails for versions older than `since` or
     * newer than this code, which have to be read, upgraded and rewritten.
     */
    update: (
      TableName: string,
      Key: Key,
      { set, add, remove, clear, since = version, condition }: Update<z.output<S>>,
    ) => {
      const changed: Stored = { ...set, ...add, ...remove }
      check(() => partOf(Object.keys(changed)), changed)
      const expression = ['#v BETWEEN :since AND :newest', ...(condition ? [condition.expression] : [])].join(' AND ')
      const values = { ...condition?.values, since, newest: version }
      return {
        TableName,
        Key,
        ...updateExpression({ set, add, remove, clear } as Change<Stored>, { expression, values }),
      }
    },

    /** Adds to all attributes of an item, numbers each; one of another version has to be rewritten first. */
    addTo: (TableName: string, Key: Key, added: Without<z.output<S>, 'pk' | 'sk'>) => {
      check(shape, { ...Key, ...added })
      const condition = { expression: 'attribute_not_exists(#pk) OR #v = :v' }
      return { TableName, Key, ...updateExpression({ set: { v: version }, add: added as Stored }, condition) }
    },
  }
}
