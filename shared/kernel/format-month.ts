import type { LocalDate } from './dates.ts'

const longMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
// Not `Intl`, whose first use costs a phone more than 30 ms.
export const longMonth = (date: LocalDate): string => longMonths[Number(date.slice(5, 7)) - 1] as string

/** `December 2026`, of a date or a month */
export const formatMonth = (date: LocalDate): string => `${longMonth(date)} ${date.slice(0, 4)}`
