import { compareStrings } from '#shared/kernel/compare.ts'
import type { FieldChange, FieldValue } from './tenant-versions.schema.ts'
import type { Tenant } from './tenants.schema.ts'

const fieldsOf = (value: object, path = ''): [field: string, value: FieldValue][] =>
  Object.entries(value).flatMap(([name, inner]: [string, object | FieldValue]): [string, FieldValue][] =>
    typeof inner === 'object' && !Array.isArray(inner) ? fieldsOf(inner, `${path}${name}.`) : [[path + name, inner]],
  )

const isSame = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What differs between two versions, by the path of each field; a field that one of them lacks has no value there. */
export const changedFields = (
  before: Pick<Tenant, 'name' | 'shortCode' | 'settings'>,
  after: Pick<Tenant, 'name' | 'shortCode' | 'settings'>,
): FieldChange[] => {
  const [old, now] = [before, after].map(
    ({ name, shortCode, settings }) => new Map(fieldsOf({ name, shortCode, settings })),
  ) as [Map<string, FieldValue>, Map<string, FieldValue>]
  const names = [...new Set([...now.keys(), ...old.keys()])].sort(compareStrings)
  return names
    .filter((field) => !isSame(old.get(field), now.get(field)))
    .map((field) => {
      const [was, is] = [old.get(field), now.get(field)]
      return { field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }
    })
}
