import { parseFormDate } from '#shared/kernel/dates.ts'

/** What is wrong with a day as typed; undefined for a day. */
export function typedDayProblem(text: string): string | undefined {
  if (parseFormDate(text)) return undefined
  return /^\d\d\/\d\d\/\d{4}$/.test(text) ? `There is no day ${text}` : 'Use the format DD/MM/YYYY'
}
