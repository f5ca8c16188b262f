import { addDays, DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { professionalBookings } from '#web/features/bookings/bookings.api.ts'

/** An overnight shift that began yesterday may still run. */
export const locumDashboardBookings = (userId: UserId, today: LocalDate) =>
  professionalBookings(userId, addDays(today, -1), addDays(today, DAYS_AHEAD))
