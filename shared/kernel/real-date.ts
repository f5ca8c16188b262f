export const asUtc = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** Whether the calendar has it: 2026-02-30 looks like a date and is none. */
export const isRealDate = (date: string): boolean => {
  const at = asUtc(date)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date)
}
