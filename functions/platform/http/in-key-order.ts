/** DynamoDB returns the keys of a map in any order; in one order, equal objects compress to a tenth less. */
export const inKeyOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inKeyOrder)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, of]) => [key, inKeyOrder(of)]))
}
