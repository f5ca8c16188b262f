import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, MAX_DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, UserId } from '#shared/kernel/ids.ts'
import { ownPostings } from '#web/features/calendar/own-calendar.api.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { isToday, nextShift } from '#shared/bookings/next-shift.rules.ts'
import { now } from '#web/platform/clock.ts'
import { bookingQuery, professionalBookings } from '#web/features/bookings/bookings.api.ts'
import { useList } from '#web/platform/use-list.ts'
import { TIP_DAYS } from './search-tips.ts'

/** From yesterday, as an overnight shift may still be running. */
export const locumDashboardBookings = (userId: UserId, today: LocalDate) =>
  professionalBookings(userId, addDays(today, -1), addDays(today, MAX_DAYS_AHEAD))

/** The id of the booking whose shift is on or starts today. */
export const bookingIdOfToday = (bookings: readonly Booking[]): BookingId | undefined => {
  const next = nextShift(bookings, now())
  return next && isToday(next.day, now()) ? next.booking.id : undefined
}

/** The whole booking of the shift that is on or starts today, for its card. */
function useBookingOfToday(bookings: readonly Booking[] = []) {
  const id = bookingIdOfToday(bookings)
  return useQuery({ ...bookingQuery(id as BookingId), enabled: id !== undefined })
}

/**
 * The bookings, together with the whole one of today. While that of a shift that was booked meanwhile is loading, those
 * before; until what the last visit left is renewed, none, so that the shift's card pushes nothing down.
 */
export function useDashboardBookings(userId: UserId, today: LocalDate) {
  const list = useList(locumDashboardBookings(userId, today))
  const [complete, setComplete] = useState<readonly Booking[]>()
  const isComplete = !useBookingOfToday(list.data).isLoading
  if (isComplete && !list.isStale && complete !== list.data) setComplete(list.data)
  const data = isComplete ? list.data : complete
  return { ...list, data, ofToday: useBookingOfToday(data).data }
}

/** The last of the next days, those that count when practices search. */
export const lastDaySoon = (today: LocalDate) => addDays(today, TIP_DAYS - 1)

export const postingsSoon = (today: LocalDate) => ownPostings(today, lastDaySoon(today))
