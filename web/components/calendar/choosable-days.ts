import { daysBetween, type LocalDate, MAX_DAYS, dateRangeProblem } from '#shared/kernel/dates.ts'

/** Why a day can't be added to those chosen for an offer or a request; a chosen day can always be removed. */
export function notChoosableReason(
  date: LocalDate,
  chosen: readonly LocalDate[],
  today: LocalDate,
): string | undefined {
  if (chosen.includes(date)) return undefined
  const side = dateRangeProblem(date, today)
  if (side) return { past: 'This day has passed', tooFar: 'More than a year ahead' }[side]
  return chosen.every((other) => Math.abs(daysBetween(other, date)) < MAX_DAYS)
    ? undefined
    : 'More than 31 days from the chosen days'
}
