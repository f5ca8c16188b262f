import { addDays, type LocalDate, MAX_PERIOD_DAYS, monthOf } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { practiceBookings } from '#web/features/bookings/bookings.api.ts'

/** From the first day of the month, for its totals, or from yesterday, whose night shift may not have ended. */
export function practiceDashboardBookings(companyId: CompanyId, today: LocalDate) {
  const [start = today] = [`${monthOf(today)}-01`, addDays(today, -1)].sort()
  return practiceBookings(companyId, start, addDays(start, MAX_PERIOD_DAYS))
}
