import { monthsAround, overlaps, conflictingBooking } from '#shared/calendar/calendar.rules.ts'
import { unavailableDays } from '#shared/calendar/posting.rules.ts'
import { bookedDays } from '#shared/bookings/bookings.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, OfferId } from '#shared/kernel/ids.ts'
import { liveDates, shiftOn } from '#shared/offers/offers.rules.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { findOfferAndRequest } from '#functions/stores/offer-and-request.ts'
import type { CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import { lapseAll, lapseOne, type Lapse, type LapseNeeds } from './lapse-requests.ts'

/** Whose requests lapse, what caused it, when, and by whom. */
type LapseFrom = Pick<Lapse, 'professional' | 'origin' | 'at' | 'by'>
type Excuse = Omit<Lapse, keyof LapseFrom>

const bookedElsewhere = { why: 'booked-elsewhere', reason: 'The locum was booked elsewhere at that time.' } as const

const accountDeleted: Excuse = {
  why: 'left',
  reason: 'The locum has closed their account.',
  anonymise: true,
  datesOf: (_, live) => [...live],
}

const approvalRevoked: Excuse = {
  why: 'approval-removed',
  reason: 'The locum’s approval is under review.',
  datesOf: (_, live) => [...live],
}

const daysUnavailable = (off: readonly LocalDate[]): Excuse => ({
  why: 'off',
  reason: 'The locum is no longer available.',
  datesOf: (_, live) => live.filter((date) => off.includes(date)),
})

/**
 * After a booking: overlapping days of the locum's other requests and applications lapse, and those practices are
 * notified.
 */
export const lapseClashingRequests = async (
  needs: LapseNeeds & { bookings: BookingsRepository },
  bookingId: BookingId,
  { at, by }: Pick<Lapse, 'at' | 'by'>,
): Promise<void> => {
  const booking = await needs.bookings.get(bookingId)
  if (!booking) return
  const shifts = bookedDays(booking).filter((day) => !day.cancelled)
  await lapseAll(needs, {
    ...bookedElsewhere,
    origin: `${bookingId}.confirmed`,
    professional: booking.professional.id,
    at,
    by,
    bookedBy: booking.company.id,
    datesOf: (offer, live) => live.filter((date) => shifts.some((shift) => overlaps(shift, shiftOn(offer, date)))),
  })
}

/**
 * After a locum has left: all their live requests and applications lapse, and their personal data is removed from them.
 */
export const lapseRequestsOfDeleted = (needs: LapseNeeds, from: LapseFrom): Promise<void> =>
  lapseAll(needs, { ...from, ...accountDeleted })

type CalendarNeeds = LapseNeeds & { calendars: CalendarsRepository }

/**
 * After an approval was revoked: everything live of this professional lapses (DESIGN 5), unless they are approved again
 * by now.
 */
export const lapseUnapprovedRequests = async (needs: CalendarNeeds, from: LapseFrom): Promise<void> => {
  const head = await needs.calendars.readHead(from.professional)
  if (!head?.approved) await lapseAll(needs, { ...from, ...approvalRevoked })
}

/**
 * After days became Unavailable: applications and requests for them lapse. The event may arrive late or twice, so days
 * that are available again by now are left alone.
 */
export const lapseRequestsOnUnavailableDays = async (
  needs: CalendarNeeds,
  from: LapseFrom,
  dates: readonly LocalDate[],
): Promise<void> => {
  const off = unavailableDays(await needs.calendars.readMonths(from.professional, monthsAround(dates)), dates)
  if (off.length > 0) await lapseAll(needs, { ...from, ...daysUnavailable(off) })
}

/** The practice learns whether the clashing booking is its own or another's, but not whose. */
const clashingBooking = async (
  bookings: BookingsRepository,
  taker: BookingId,
  taken: readonly LocalDate[],
): Promise<Excuse> => ({
  ...bookedElsewhere,
  bookedBy: (await bookings.get(taker))?.company.id,
  datesOf: (_, live) => live.filter((date) => taken.includes(date)),
})

type SentRequest = LapseFrom & { offerId: OfferId }

/**
 * After a request or application was sent: checks what happened to the locum meanwhile, since those events came too
 * early to end it.
 */
export const recheckAfterSending = async (
  needs: CalendarNeeds & { bookings: BookingsRepository },
  { offerId, professional, origin, at, by }: SentRequest,
): Promise<void> => {
  const found = await findOfferAndRequest(needs.offers, offerId, professional)
  if (!found) return
  const { offer, request } = found
  const head = await needs.calendars.readHead(professional)
  const lapse = (excuse: Excuse, suffix = '') =>
    lapseOne(needs, offerId, { professional, origin: `${origin}.${excuse.why}${suffix}`, at, by, ...excuse })
  if (!head?.approved) return void (await lapse(head ? approvalRevoked : accountDeleted))
  const live = liveDates(offer, request, at)
  if (live.length === 0) return
  const months = await needs.calendars.readMonths(professional, monthsAround(live))
  const off = unavailableDays(months, live)
  if (off.length > 0) await lapse(daysUnavailable(off))
  const takers = Map.groupBy(live, (date) => conflictingBooking(months, shiftOn(offer, date)))
  for (const [taker, taken] of takers)
    if (taker) await lapse(await clashingBooking(needs.bookings, taker, taken), `#${taker}`)
}
