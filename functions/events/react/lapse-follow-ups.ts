import { monthsAround, overlaps, conflictingBooking } from '#shared/calendar/calendar.rules.ts'
import { unavailableDays } from '#shared/calendar/posting.rules.ts'
import { bookedDays } from '#shared/bookings/bookings.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { liveDates, shiftOn } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { findOfferAndCandidate } from '#functions/stores/offer-and-candidate.ts'
import type { CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import { lapseAll, lapseOne, type Lapse, type LapseDeps } from './lapse.ts'

/** Whose days lapse, what caused it, when, and by whom. */
type LapseFrom = Pick<Lapse, 'professional' | 'origin' | 'at' | 'by'>
type Obstacle = Omit<Lapse, keyof LapseFrom>

const bookedElsewhere = { cause: 'booked-elsewhere', reason: 'The locum was booked elsewhere at that time.' } as const

const accountDeleted: Obstacle = {
  cause: 'left',
  reason: 'The locum has closed their account.',
  anonymise: true,
  datesOf: (_, live) => [...live],
}

const approvalRevoked: Obstacle = {
  cause: 'approval-removed',
  reason: 'The locum’s approval is pending.',
  datesOf: (_, live) => [...live],
}

const daysUnavailable = (off: readonly LocalDate[]): Obstacle => ({
  cause: 'off',
  reason: 'The locum is no longer available.',
  datesOf: (_, live) => live.filter((date) => off.includes(date)),
})

/**
 * After a booking, or new hours of one: overlapping days of the locum's other requests and applications lapse, and
 * those practices are notified.
 */
export const lapseClashing = async (
  deps: LapseDeps,
  bookingId: BookingId,
  { origin, at, by }: Pick<Lapse, 'origin' | 'at' | 'by'>,
): Promise<void> => {
  const booking = await deps.bookings.get(bookingId)
  if (!booking) return
  const shifts = bookedDays(booking).filter((day) => !day.cancelled)
  await lapseAll(deps, {
    ...bookedElsewhere,
    origin,
    professional: booking.professional.id,
    at,
    by,
    booking,
    datesOf: (offer, live) => live.filter((date) => shifts.some((shift) => overlaps(shift, shiftOn(offer, date)))),
  })
}

/**
 * After a locum has left: all their live requests and applications lapse, and their personal data is removed from them.
 */
export const lapseOfDeleted = (deps: LapseDeps, from: LapseFrom): Promise<void> =>
  lapseAll(deps, { ...from, ...accountDeleted })

export type CalendarDeps = LapseDeps & { calendars: CalendarsRepository }

/**
 * After an approval was revoked: everything live of this professional lapses (DESIGN 5), unless they are approved again
 * by now.
 */
export const lapseUnapproved = async (deps: CalendarDeps, from: LapseFrom): Promise<void> => {
  const lock = await deps.calendars.readLock(from.professional)
  if (!lock?.approved) await lapseAll(deps, { ...from, ...approvalRevoked })
}

/**
 * After days became Unavailable: applications and requests for them lapse. The event may arrive late or twice, so days
 * that are available again by now are left alone.
 */
export const lapseOnUnavailableDays = async (
  deps: CalendarDeps,
  from: LapseFrom,
  dates: readonly LocalDate[],
): Promise<void> => {
  const off = unavailableDays(await deps.calendars.readMonths(from.professional, monthsAround(dates)), dates)
  if (off.length > 0) await lapseAll(deps, { ...from, ...daysUnavailable(off) })
}

/** The practice learns whether the clashing booking is its own or another's, but not whose. */
const clashingBooking = async (
  bookings: BookingsRepository,
  bookingId: BookingId,
  taken: readonly LocalDate[],
): Promise<Obstacle> => ({
  ...bookedElsewhere,
  booking: await bookings.get(bookingId),
  datesOf: (_, live) => live.filter((date) => taken.includes(date)),
})

/** Why a locum can't be booked for days of an offer as things are now: nothing, or one obstacle after another. */
export const obstacles = async (
  { calendars, bookings }: Pick<CalendarDeps, 'calendars' | 'bookings'>,
  offer: OfferState,
  professional: UserId,
  dates: readonly LocalDate[],
): Promise<Obstacle[]> => {
  const lock = await calendars.readLock(professional)
  if (!lock?.approved) return [lock ? approvalRevoked : accountDeleted]
  if (dates.length === 0) return []
  const months = await calendars.readMonths(professional, monthsAround(dates))
  const off = unavailableDays(months, dates)
  const datesByBooking = Map.groupBy(dates, (date) => conflictingBooking(months, shiftOn(offer, date)))
  const clashing = [...datesByBooking].flatMap(([id, taken]) => (id ? [clashingBooking(bookings, id, taken)] : []))
  return [...(off.length > 0 ? [daysUnavailable(off)] : []), ...(await Promise.all(clashing))]
}

/**
 * After a request or application was sent: checks what happened to the locum meanwhile, since those events came too
 * early to end it.
 */
export const recheckAfterSending = async (
  deps: CalendarDeps,
  { offerId, professional, origin, at, by }: LapseFrom & { offerId: OfferId },
): Promise<void> => {
  const found = await findOfferAndCandidate(deps.offers, offerId, professional)
  if (!found) return
  const { offer, candidate } = found
  for (const obstacle of await obstacles(deps, offer, professional, liveDates(offer, candidate, at))) {
    const { cause, booking } = obstacle
    const named = `${origin}.${cause}${booking ? `#${booking.id}` : ''}`
    await lapseOne(deps, offerId, { professional, origin: named, at, by, ...obstacle })
  }
}
