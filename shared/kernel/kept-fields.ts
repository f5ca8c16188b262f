/** Of each field, whether a browser keeps it until the next visit, only whether it is filled in, or nothing of it. */
export type KeptFields<T> = Readonly<Record<keyof T, 'whole' | 'masked' | 'none'>>

/** As long as any text must be for its step of a profile to count as done. */
const MASK = '••••••••'

/** Every text in it becomes dots and numbers are left out; empty texts, yes and no stay. */
function mask(value: unknown): unknown {
  if (typeof value === 'string') return value && MASK
  if (Array.isArray(value)) return value.map(mask)
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mask(part)]))
  return typeof value === 'boolean' ? value : undefined
}

/** What a browser keeps of it. Fields that are not listed, such as those of a newer API, are left out. */
export const keep = <T extends object>(value: T, fields: KeptFields<T>): T =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(fields, name) && fields[name as keyof T] !== 'none')
      .map(([name, part]) => [name, fields[name as keyof T] === 'masked' ? mask(part) : (part as unknown)]),
  ) as T
