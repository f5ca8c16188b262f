import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { daysToReplace } from '#web/components/days/days-to-replace.ts'

/** Days of a booking that its locum cancelled and that nobody covers yet. */
export type CancelledShifts = {
  booking: Booking
  days: [BookingDay, ...BookingDay[]]
  /** The public offer that is open for them again. */
  offer: Offer | undefined
}

interface Lists {
  /** All offers, private ones too. */
  offers: readonly Offer[]
  bookings: readonly Booking[]
}

/** The public offer that a booking was made from, or that its private offer filled. */
function publicOfferOf({ offerId }: Booking, offers: readonly Offer[]): Offer | undefined {
  const from = offers.find(({ id }) => id === offerId)
  return from?.fills ? offers.find(({ id }) => id === from.fills) : from?.offer_type === 'public' ? from : undefined
}

/** Whether another locum has been booked or asked for a day since, or it has been offered. */
function isCoveredSince(
  { profession }: Booking,
  date: LocalDate,
  since: Instant,
  { offers, bookings }: Lists,
): boolean {
  const isBooked = bookings.some(
    (other) => other.profession === profession && other.createdAt > since && other.booking_dates.includes(date),
  )
  const isOffered = offers.some(
    (offer) =>
      offer.profession === profession &&
      offer.createdAt > since &&
      (offer.offer_type === 'public'
        ? offer.available_dates.includes(date)
        : offer.offers_requests.some(({ live_dates }) => live_dates.includes(date))),
  )
  return isBooked || isOffered
}

/** What locums cancelled of shifts to come, soonest first; up to a day if what covers later ones has not loaded. */
export function cancelledShifts(lists: Lists, now: Instant, until?: LocalDate): CancelledShifts[] {
  return lists.bookings
    .flatMap((booking) => {
      const offer = publicOfferOf(booking, lists.offers)
      const [first, ...others] = daysToReplace(booking, now).filter(
        (day) =>
          (until === undefined || day.date <= until) &&
          (offer?.available_dates.includes(day.date) ?? true) &&
          !isCoveredSince(booking, day.date, day.cancelledAt ?? '', lists),
      )
      return first ? [{ booking, offer, days: [first, ...others] as CancelledShifts['days'] }] : []
    })
    .sort((a, b) => compareStrings(a.days[0].date, b.days[0].date))
}

/** Whether an offer is open for nothing but days that a locum cancelled, which are shown as such. */
export const isOnlyCancelled = ({ id, available_dates }: Offer, cancelled: readonly CancelledShifts[]): boolean => {
  const days = cancelled.filter(({ offer }) => offer?.id === id).flatMap((one) => one.days.map(({ date }) => date))
  return available_dates.every((date) => days.includes(date))
}
