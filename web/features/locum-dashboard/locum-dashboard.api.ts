import { addDays, MAX_DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { ownPostings } from '#web/features/calendar/own-calendar.api.ts'
import { professionalBookings } from '#web/features/bookings/bookings.api.ts'
import { TIP_DAYS } from './search-tips.ts'

/** From yesterday, as an overnight shift may still be running. */
export const locumDashboardBookings = (userId: UserId, today: LocalDate) =>
  professionalBookings(userId, addDays(today, -1), addDays(today, MAX_DAYS_AHEAD))

/** The days that count when practices search. */
export const searchTipsPostings = (today: LocalDate) => ownPostings(today, addDays(today, TIP_DAYS - 1))
