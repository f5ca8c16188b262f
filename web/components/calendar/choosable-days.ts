import { addDays, daysBetween, DAYS_AHEAD, type LocalDate, MOST_DAYS } from '#shared/kernel/dates.ts'

/** Why a day can't join those that are chosen for an offer or a request, if so; one that is chosen can always be taken off. */
export function notChoosable(date: LocalDate, chosen: readonly LocalDate[], today: LocalDate): string | undefined {
  if (chosen.includes(date)) return undefined
  if (date < today) return 'This day is over'
  if (date > addDays(today, DAYS_AHEAD)) return 'More than a year ahead'
  return chosen.every((other) => Math.abs(daysBetween(other, date)) < MOST_DAYS)
    ? undefined
    : 'More than 31 days from the days chosen'
}
