import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, UserId } from '#shared/kernel/ids.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { OfferDay, OfferState } from './offers.state.ts'

/** The part of a booking that its days on the offer refer to. */
type Booked = { id: BookingId; professional: { id: UserId; name: string } }

const withDays = (
  offer: OfferState,
  dates: readonly LocalDate[],
  change: (day: OfferDay) => OfferDay,
): OfferState['days'] =>
  Object.fromEntries(Object.entries(offer.days).map(([date, day]) => [date, dates.includes(date) ? change(day) : day]))

/** The offer with days marked as booked, at these rates if they are not those of an application for it. */
export const withBooking = (
  offer: OfferState,
  dates: readonly LocalDate[],
  { id: booking, professional: { id, name } }: Booked,
  now: Instant,
  rates?: DayRates,
): OfferState => ({
  ...offer,
  wasBooked: true,
  days: withDays(offer, dates, (day) => ({ ...day, booking, professional: { id, name }, ...(rates && { rates }) })),
  updatedAt: now,
})

/** The offer with other hours on days that are booked. */
export const withShifts = (offer: OfferState, shifts: readonly Shift[], now: Instant): OfferState => ({
  ...offer,
  days: Object.fromEntries(
    Object.entries(offer.days).map(([date, day]) => {
      const shift = shifts.find((one) => one.date === date)
      return [date, shift ? { ...day, start: shift.start_time, end: shift.end_time } : day]
    }),
  ),
  updatedAt: now,
})

/** Reopens days under a new revision: only new applications count, those that lost the days stay rejected. */
const reopen = (offer: OfferState, dates: readonly LocalDate[], now: Instant): OfferState => {
  const { revision: last } = offer
  const revision = last + 1
  const opened = ({ start, end, sinceRevision, lostRevisions = [] }: OfferDay): OfferDay => ({
    start,
    end,
    sinceRevision: revision,
    lostRevisions: [...lostRevisions, { first: sinceRevision, last }],
  })
  return { ...offer, revision, days: withDays(offer, dates, opened), updatedAt: now }
}

/** As the days were before they were booked: whoever had applied for them has still done so. */
const withoutBooking = (offer: OfferState, dates: readonly LocalDate[], now: Instant): OfferState => ({
  ...offer,
  days: withDays(offer, dates, ({ start, end, sinceRevision, lostRevisions }) => ({
    start,
    end,
    sinceRevision,
    ...(lostRevisions && { lostRevisions }),
  })),
  updatedAt: now,
})

/** The offer after days of a booking are cancelled. Nobody else can apply for those of a private one. */
export const unbookDays = (offer: OfferState, dates: readonly LocalDate[], now: Instant): OfferState =>
  offer.request ? withoutBooking(offer, dates, now) : reopen(offer, dates, now)

/** The days whose applications an undo does not bring back: the offer was edited or cancelled meanwhile. */
export const changedSinceBooked = ({ cancelled, days }: OfferState, dates: readonly LocalDate[]): LocalDate[] =>
  dates.filter((date) => cancelled ?? days[date]?.edited)

/** The offer after a booking of its days is undone. */
export const undoDays = (offer: OfferState, dates: readonly LocalDate[], now: Instant): OfferState => {
  const changed = changedSinceBooked(offer, dates)
  const reopened = changed.length > 0 ? unbookDays(offer, changed, now) : offer
  return withoutBooking(
    reopened,
    dates.filter((date) => !changed.includes(date)),
    now,
  )
}

/** What applicants of a deleted offer read. */
export const OFFER_DELETED_REASON = 'The practice has deleted this offer.'

export const deletedOffer = (offer: OfferState, now: Instant): OfferState => ({
  ...offer,
  cancelled: offer.cancelled ?? { at: now, reason: OFFER_DELETED_REASON },
  deleted: now,
  updatedAt: now,
})

/** Bookings that were made from the offer stay. */
export const cancelledOffer = (offer: OfferState, reason: string | undefined, now: Instant): OfferState => ({
  ...offer,
  cancelled: { at: now, ...(reason && { reason }) },
  updatedAt: now,
})
