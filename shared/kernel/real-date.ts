export const utcMillis = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** False for a date that looks valid but doesn't exist, such as 2026-02-30. */
export const isRealDate = (date: string): boolean => {
  const at = utcMillis(date)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date)
}
