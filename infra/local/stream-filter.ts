type Pattern = { [key: string]: Pattern | Condition[] }
type Condition =
  string | number | boolean | null | { exists: boolean } | { prefix: string } | { 'anything-but': (string | number)[] }

/** The event filter criteria that the product uses; others raise an error. */
export function matchesPattern(pattern: Pattern, value: unknown): boolean {
  return Object.entries(pattern).every(([key, expected]) => {
    const actual = value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined
    return Array.isArray(expected)
      ? expected.some((condition) => fits(condition, actual))
      : matchesPattern(expected, actual)
  })
}

function fits(condition: Condition, actual: unknown): boolean {
  if (condition === null || typeof condition !== 'object') return actual === condition
  if ('exists' in condition) return condition.exists === (actual !== undefined)
  if ('prefix' in condition) return typeof actual === 'string' && actual.startsWith(condition.prefix)
  if ('anything-but' in condition) return actual !== undefined && !condition['anything-but'].includes(actual as string)
  throw new Error(`The local stream cannot filter by ${JSON.stringify(condition)}.`)
}
