import { datesAfterExpiry } from '#shared/professionals/registration.rules.ts'
import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import { bookingStatus, cancelDays } from '#shared/bookings/bookings.rules.ts'
import type { BookingState, StoredDay } from '#shared/bookings/bookings.state.ts'
import { type Agreement, type DayChanges, withHours } from '#shared/bookings/change-days.rules.ts'
import { freeSlots, hasConflict, monthsAround, takeSlots, type CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { MadeEvent } from '#shared/kernel/define-events.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { shiftSegments } from '#shared/kernel/shift.ts'
import { unbookDays, withShifts } from '#shared/offers/offer-days.rules.ts'
import { dropDates } from '#shared/offers/offers.rules.ts'
import { writeOfferToFill } from '#functions/staffing/offer-to-fill.ts'
import { writeCalendar } from '#functions/staffing/write-calendar.ts'
import type { BookingDayRepositories } from '#functions/staffing/book-days.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { findOfferAndCandidate } from '#functions/stores/offer-and-candidate.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { bookingAppointments } from '#shared/bookings/reminders.rules.ts'

export type ChangeDeps = Pick<Context, 'caller' | 'now' | 'today'> &
  BookingDayRepositories & { offers: OffersRepository }

type Changes = DayChanges<StoredDay>

/** Frees the days as they were and takes their new hours; what overlaps another booking is not taken. */
const rebooked = (months: readonly CalendarMonth[], { removed, changed }: Changes, { id }: BookingState) => {
  const conflicting: LocalDate[] = []
  const freed = freeSlots(months, [...removed, ...changed.map(({ before }) => before)], id)
  const after = changed.reduce((rest, { shift }) => {
    if (!hasConflict(rest, shift)) return takeSlots(rest, [shift], id)
    conflicting.push(shift.date)
    return rest
  }, freed)
  return { conflicting, after }
}

type Refused = { conflicting: LocalDate[]; expired: LocalDate[] }

const checkChange = (
  { caller }: ChangeDeps,
  booking: BookingState,
  { closed }: Changes,
  { conflicting, expired }: Refused,
) => {
  const facts = {
    datesOpen: closed.length === 0,
    notBooked: conflicting.length === 0,
    registered: expired.length === 0,
  }
  const step = { state: bookingStatus(booking), action: 'changeDays', facts } as const
  return permit(caller, bookingLifecycle, step, {
    BOOKING_DAY_CLOSED: closed,
    LOCUM_BOOKED: conflicting,
    LOCUM_REGISTRATION_ENDS: expired,
  })
}

const readAgreed = async ({ calendars, offers, options, now }: ChangeDeps, { offerId, professional }: BookingState) => {
  const [lock, found, extraHolidays] = await Promise.all([
    calendars.readLock(professional.id),
    findOfferAndCandidate(offers, offerId, professional.id),
    options.listExtraHolidays(now),
  ])
  if (!found) throw new DomainError('BOOKING_NOT_FOUND')
  const { offer, candidate } = found
  // A suggested rate may exceed the budget of its request.
  const budget = offer.request ? undefined : offer.terms.rates
  const agreement: Agreement = { rates: candidate.rates, plan: offer.company.plan, ...(budget && { budget }) }
  return { lock, offer, candidate, agreement, extraHolidays }
}

/**
 * Cancels days of a booking for a super admin and gives others new hours: calendar, offer, request, booking, reminders
 * change in one transaction. It counts against neither party.
 */
export const changeDays = async (
  context: ChangeDeps,
  booking: BookingState,
  changes: Changes,
  reason: string,
): Promise<{ booking: BookingState; writes: TransactItem[]; events: MadeEvent[] }> => {
  const { now, today, agenda, calendars, offers } = context
  const professional = booking.professional.id
  const { lock, offer, candidate, agreement, extraHolidays } = await readAgreed(context, booking)
  const { removed, changed } = changes
  const [dates, shifts] = [removed.map(({ date }) => date), changed.map(({ shift }) => shift)]
  const touched = [...removed, ...changed.map(({ before }) => before), ...shifts].flatMap(shiftSegments)
  const before = await calendars.readMonths(professional, monthsAround(touched.map(({ date }) => date)))
  const { conflicting, after } = rebooked(before, changes, booking)
  // What has been worked is corrected all the same.
  const ahead = shifts.filter(({ date }) => date > today)
  const expired = datesAfterExpiry(lock?.registeredUntil, ahead)
  const type = checkChange(context, booking, changes, { conflicting, expired })

  const priced = withHours({ ...booking, updatedAt: now }, shifts, agreement, extraHolidays)
  const result = cancelDays(priced, dates, { by: 'admin', reason, at: now })
  const unbooked = dates.length > 0 ? unbookDays(offer, dates, now) : offer
  const rebookedOffer = withShifts(unbooked, shifts, now)
  const drop = { actor: 'System', cause: 'booking-cancelled', reason, at: now } as const
  const dropped = dropDates(candidate, dates, drop)
  return {
    booking: result,
    writes: [
      ...(offer.request
        ? [offers.putCandidate(rebookedOffer, dropped)]
        : [offers.putOffer(rebookedOffer), ...(dates.length > 0 ? [offers.putCandidate(offer, dropped)] : [])]),
      ...(await writeOfferToFill(offers, offer, booking, { dates, drop, shifts })),
      // A locum who is deleted has no calendar.
      ...(lock ? writeCalendar(context, { professional, lock, before, after, today }) : []),
      ...agenda.enterNext({ kind: 'booking', subject: booking.id }, bookingAppointments(result), now),
    ],
    events: [bookingEvent(type, result, booking, dates, shifts, reason)],
  }
}
