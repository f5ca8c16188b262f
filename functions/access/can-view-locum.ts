import { bookedDays } from '#shared/bookings/bookings.rules.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { lastDayOf } from '#shared/kernel/shift.ts'
import { ALL_TIME } from '#functions/platform/dynamo/query-page.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'

type Deps = { bookings: Pick<BookingsRepository, 'eachOf'>; today: LocalDate }

/** Whether a locum still comes to work at a practice. */
const isExpectedAt = async (
  { bookings, today }: Deps,
  company: CompanyId | undefined,
  id: UserId,
): Promise<boolean> => {
  for await (const booking of bookings.eachOf('professional', [id], { start: today, end: ALL_TIME[1] })) {
    const isAhead = bookedDays(booking).some((day) => !day.cancelled && lastDayOf(day) >= today)
    if (isAhead && booking.company.id === company) return true
  }
  return false
}

/** A practice can view approved locums, and those who are booked with it, whatever has become of the approval. */
export const canViewLocum = async (
  deps: Deps,
  company: CompanyId | undefined,
  locum: { id: UserId; approved: boolean },
): Promise<boolean> => locum.approved || isExpectedAt(deps, company, locum.id)
