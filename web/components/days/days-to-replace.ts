import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import { hasBegun } from '#shared/kernel/shift.ts'
import { searchLinkFor } from './shift-selection.ts'
import { paths } from '#shared/kernel/paths.ts'

/** Days to come that the locum of a booking has cancelled. */
export const daysToReplace = ({ booking_dates_times }: Booking, now: Instant): BookingDay[] =>
  booking_dates_times.filter((day) => day.cancelledBy === 'professional' && !day.undone && !hasBegun(day, now))

/** A public offer that is open for these days, where applicants and locums who match can be asked; else a search. */
export const replacementPath = (booking: Booking, days: readonly BookingDay[], offer: OfferId | undefined): string =>
  offer ? paths.practice.offer(offer) : searchLinkFor(booking, days)
