import { addDays, MAX_DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { professionalBookings } from '#web/features/bookings/bookings.api.ts'

/** From yesterday, as an overnight shift may still be running. */
export const locumDashboardBookings = (userId: UserId, today: LocalDate) =>
  professionalBookings(userId, addDays(today, -1), addDays(today, MAX_DAYS_AHEAD))
