import { compareStrings } from '#shared/kernel/compare.ts'
import { hash32 } from '#shared/kernel/hash.ts'

/** A stored object is read with its fields in any order. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => compareStrings(a, b)))
    : value

/** What a save of it names as the version that it started from (If-Match): the same for equal content. */
export const versionOf = (view: object): string => hash32(JSON.stringify(view, inOrder)).toString(36)

export const withVersion = <View extends object>(view: View): View & { version: string } => ({
  ...view,
  version: versionOf(view),
})
