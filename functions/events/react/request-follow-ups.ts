import { monthsAround, overlaps, takenBy } from '#shared/calendar/calendar.rules.ts'
import { daysOff } from '#shared/calendar/posting.rules.ts'
import { bookedDays } from '#shared/bookings/bookings.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, OfferId } from '#shared/kernel/ids.ts'
import { liveDates, shiftOn } from '#shared/offers/offers.rules.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { findOfferAndRequest } from '#functions/stores/offer-and-request.ts'
import type { CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import { lapseAll, lapseOne, type Lapse, type LapseNeeds } from './lapse-requests.ts'

/** Whose requests, what it follows from, when, and whose doing that is. */
type LapseFrom = Pick<Lapse, 'professional' | 'origin' | 'at' | 'by'>
type Excuse = Omit<Lapse, keyof LapseFrom>

const bookedElsewhere = { why: 'booked-elsewhere', reason: 'The locum was booked elsewhere at that time.' } as const

const hasLeft: Excuse = {
  why: 'left',
  reason: 'The locum has closed their account.',
  forget: true,
  datesOf: (_, live) => [...live],
}

const isUnapproved: Excuse = {
  why: 'approval-removed',
  reason: 'The locum’s registration is being checked again.',
  datesOf: (_, live) => [...live],
}

const isOff = (off: readonly LocalDate[]): Excuse => ({
  why: 'off',
  reason: 'The locum is no longer available then.',
  datesOf: (_, live) => live.filter((date) => off.includes(date)),
})

/**
 * After a booking: in the professional's other requests, days that now clash no longer wait, and those practices are
 * told.
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
 * After a locum has left: the practices that were asked, or asked, hear that nobody waits any more, and requests forget
 * who it was.
 */
export const lapseRequestsOfDeleted = (needs: LapseNeeds, from: LapseFrom): Promise<void> =>
  lapseAll(needs, { ...from, ...hasLeft })

type CalendarNeeds = LapseNeeds & { calendars: CalendarsRepository }

/**
 * After an approval has gone: nothing that waits of this professional can be booked any more (DESIGN 5). One that is
 * back ends nothing.
 */
export const lapseUnapprovedRequests = async (needs: CalendarNeeds, from: LapseFrom): Promise<void> => {
  const head = await needs.calendars.readHead(from.professional)
  if (!head?.approved) await lapseAll(needs, { ...from, ...isUnapproved })
}

/**
 * After days went off: no application and no request for them waits any more. The event may come late or again: days
 * that were posted anew since may be asked for anew.
 */
export const lapseRequestsOnDaysOff = async (
  needs: CalendarNeeds,
  from: LapseFrom,
  dates: readonly LocalDate[],
): Promise<void> => {
  const off = daysOff(await needs.calendars.readMonths(from.professional, monthsAround(dates)), dates)
  if (off.length > 0) await lapseAll(needs, { ...from, ...isOff(off) })
}

/** Whose booking it is decides what the practice hears: its own, or one elsewhere. */
const isTakenBy = async (
  bookings: BookingsRepository,
  taker: BookingId,
  taken: readonly LocalDate[],
): Promise<Excuse> => ({
  ...bookedElsewhere,
  bookedBy: (await bookings.get(taker))?.company.id,
  datesOf: (_, live) => live.filter((date) => taken.includes(date)),
})

type Sent = LapseFrom & { offerId: OfferId }

/**
 * After a request or an application was sent: what happened to its professional while it was being sent came too early
 * to end it.
 */
export const recheckAfterSending = async (
  needs: CalendarNeeds & { bookings: BookingsRepository },
  { offerId, professional, origin, at, by }: Sent,
): Promise<void> => {
  const found = await findOfferAndRequest(needs.offers, offerId, professional)
  if (!found) return
  const { offer, request } = found
  const head = await needs.calendars.readHead(professional)
  const lapse = (excuse: Excuse, apart = '') =>
    lapseOne(needs, offerId, { professional, origin: `${origin}.${excuse.why}${apart}`, at, by, ...excuse })
  if (!head?.approved) return void (await lapse(head ? isUnapproved : hasLeft))
  const live = liveDates(offer, request, at)
  if (live.length === 0) return
  const months = await needs.calendars.readMonths(professional, monthsAround(live))
  const off = daysOff(months, live)
  if (off.length > 0) await lapse(isOff(off))
  const takers = Map.groupBy(live, (date) => takenBy(months, shiftOn(offer, date)))
  for (const [taker, taken] of takers)
    if (taker) await lapse(await isTakenBy(needs.bookings, taker, taken), `#${taker}`)
}
