import { shiftSegments } from '#shared/kernel/shift.ts'
import { freeSlots, monthsAround } from '#shared/calendar/calendar.rules.ts'
import type { BookingState, StoredDay } from '#shared/bookings/bookings.state.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { unbookDays } from '#shared/offers/offer-days.rules.ts'
import { dropDates } from '#shared/offers/offers.rules.ts'
import type { Drop } from '#shared/offers/offers.state.ts'
import { findOfferAndCandidate } from '#functions/stores/offer-and-candidate.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOfferToFill } from './offer-to-fill.ts'
import { writeCalendar, type CalendarRepositories } from './write-calendar.ts'

type Deps = Pick<Context, 'now' | 'today'> & CalendarRepositories & { offers: OffersRepository }

const unbookOnOffer = async (
  context: Deps,
  booking: BookingState,
  days: readonly StoredDay[],
  drop: Drop,
): Promise<TransactItem[]> => {
  const { offers, now } = context
  const found = await findOfferAndCandidate(offers, booking.offerId, booking.professional.id)
  if (!found) throw new DomainError('BOOKING_NOT_FOUND')
  const { offer, candidate } = found
  const dates = days.map(({ date }) => date)
  const dropped = dropDates(candidate, dates, drop)
  const unbooked = unbookDays(offer, dates, now)
  if (!offer.request) return [offers.putOffer(unbooked), offers.putCandidate(offer, dropped)]
  return [offers.putCandidate(unbooked, dropped), ...(await writeOfferToFill(offers, offer, booking, { dates, drop }))]
}

/** The hours of booked days are free again in the locum's calendar, which is gone once the locum is deleted. */
export const freeCalendar = async (
  context: Pick<Context, 'today'> & CalendarRepositories,
  booking: BookingState,
  freed: readonly StoredDay[],
): Promise<TransactItem[]> => {
  const professional = booking.professional.id
  const lock = await context.calendars.readLock(professional)
  if (!lock) return []
  const before = await context.calendars.readMonths(
    professional,
    monthsAround(freed.flatMap(shiftSegments).map(({ date }) => date)),
  )
  return writeCalendar(context, {
    professional,
    lock,
    before,
    after: freeSlots(before, freed, booking.id),
    today: context.today,
  })
}

/**
 * What frees days of a booking: they leave the calendar and the request, and the public offer, or the one that the
 * request fills, opens again for them.
 */
export const freeDays = async (
  context: Deps,
  booking: BookingState,
  days: readonly StoredDay[],
  drop: Drop,
): Promise<TransactItem[]> => [
  ...(await unbookOnOffer(context, booking, days, drop)),
  ...(await freeCalendar(context, booking, days)),
]
