import { addDays, type LocalDate, monthOf } from '#shared/kernel/dates.ts'

/** The first day of which the dashboard shows bookings: the month's, or yesterday, whose night shift may still run. */
export function dashboardStart(today: LocalDate): LocalDate {
  const [start = today] = [`${monthOf(today)}-01`, addDays(today, -1)].sort()
  return start
}
