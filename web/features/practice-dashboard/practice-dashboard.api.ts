import { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import { addDays, type LocalDate, MAX_PERIOD_DAYS, monthOf } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { practiceBookings } from '#web/features/bookings/bookings.api.ts'
import { apiFullList } from '#web/platform/api-query.ts'

/** From yesterday, whose night shift may not have ended. */
export function practiceDashboardBookings(companyId: CompanyId, today: LocalDate) {
  const start = addDays(today, -1)
  return practiceBookings(companyId, start, addDays(start, MAX_PERIOD_DAYS))
}

/** The month's bookings before those, for its totals: in a list of their own, to take no place of those to come. */
export function earlierThisMonth(companyId: CompanyId, today: LocalDate) {
  const end = addDays(today, -2)
  const [start = end] = [`${monthOf(today)}-01`, end].sort()
  return apiFullList(bookingsContract.listPracticeBookings, { params: { companyId, start, end } })
}
