import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, UserId } from '#shared/kernel/ids.ts'
import type { OfferDay, OfferState } from './offers.state.ts'

/** A booking as the days that it takes name it. */
type Booked = { id: BookingId; professional: { id: UserId; name: string } }

const withDays = (
  offer: OfferState,
  dates: readonly LocalDate[],
  change: (day: OfferDay) => OfferDay,
): OfferState['days'] =>
  Object.fromEntries(Object.entries(offer.days).map(([date, day]) => [date, dates.includes(date) ? change(day) : day]))

/** Days that are somebody's. */
export const withBooking = (
  offer: OfferState,
  dates: readonly LocalDate[],
  { id: booking, professional: { id, name } }: Booked,
  now: Instant,
): OfferState => ({
  ...offer,
  days: withDays(offer, dates, (day) => ({ ...day, booking, professional: { id, name } })),
  updatedAt: now,
})

/**
 * A public offer opens the days again under a new revision, so that only fresh applications count for them. Those that
 * had lost them stay rejected.
 */
const reopen = (offer: OfferState, dates: readonly LocalDate[], now: Instant): OfferState => {
  const { revision: until } = offer
  const revision = until + 1
  const opened = ({ start, end, since, taken = [] }: OfferDay): OfferDay => ({
    start,
    end,
    since: revision,
    taken: [...taken, { since, until }],
  })
  return { ...offer, revision, days: withDays(offer, dates, opened), updatedAt: now }
}

/** A private offer loses the booking of days, and nobody else is asked for them. */
const withoutBooking = (offer: OfferState, dates: readonly LocalDate[], now: Instant): OfferState => ({
  ...offer,
  days: withDays(offer, dates, ({ start, end, since }) => ({ start, end, since })),
  updatedAt: now,
})

/** An offer of which a booking is cancelled. */
export const freeDays = (offer: OfferState, dates: readonly LocalDate[], now: Instant): OfferState =>
  offer.request ? withoutBooking(offer, dates, now) : reopen(offer, dates, now)

/** Those who are booked stay booked. */
export const cancelledOffer = (offer: OfferState, reason: string, now: Instant): OfferState => ({
  ...offer,
  cancelled: { at: now, reason },
  updatedAt: now,
})
