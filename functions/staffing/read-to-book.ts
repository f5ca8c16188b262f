import { unavailableDays } from '#shared/calendar/posting.rules.ts'
import { hasConflict, monthsAround, overlaps, type CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { shiftSegments } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { datesOf, shiftOn } from '#shared/offers/offers.rules.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import { datesAfterExpiry } from '#shared/professionals/registration.rules.ts'
import type { CalendarLock } from '#functions/stores/calendars.repository.ts'
import type { CalendarRepositories } from './write-calendar.ts'

/**
 * An application or a booking request, the calendar lock of the locum to be booked, and the public offer whose days the
 * request fills, if there is one.
 */
export type Bookable = {
  offer: OfferState
  candidate: Candidate
  lock: CalendarLock
  offerToFill?: OfferState | undefined
}

export const shiftsOn = (offer: OfferState, dates: readonly LocalDate[]): Shift[] =>
  dates.filter((date) => offer.days[date]).map((date) => shiftOn(offer, date))

/** To book, these are read after the lock, by whose version a booking made in between is noticed. */
export const readMonthsOfShifts = async (
  { calendars }: Pick<CalendarRepositories, 'calendars'>,
  professional: UserId,
  shifts: readonly Shift[],
): Promise<CalendarMonth[]> => {
  const touched = shifts.flatMap(shiftSegments).map(({ date }) => date)
  return touched.length > 0 ? calendars.readMonths(professional, monthsAround(touched)) : []
}

/** Days on which the locum is already booked at the time of these shifts, or which overlap an earlier one of them. */
export const conflictingDates = (months: readonly CalendarMonth[], shifts: readonly Shift[]): LocalDate[] =>
  shifts
    .filter(
      (shift, index) =>
        hasConflict(months, shift) || shifts.slice(0, index).some((earlier) => overlaps(earlier, shift)),
    )
    .map(({ date }) => date)

/**
 * `conflictsOn`: of some dates, those marked Unavailable, those on which the locum is booked at that time, and those
 * after the expiry of their registration.
 */
type ToBook<Found> = {
  firstRead: Found
  latest: Found
  months: CalendarMonth[]
  conflictsOn: (dates: readonly LocalDate[]) => Record<'unavailable' | 'conflicting' | 'expired', LocalDate[]>
}

/**
 * Reads what is to be booked with its calendar lock, and then the months of its days, by default all of the offer's. If
 * the locum is booked on one of them, it is read again (`latest`): a colleague or another device may have booked this
 * very request since the `firstRead`.
 */
export const readToBook = async <Found extends Bookable>(
  context: Pick<CalendarRepositories, 'calendars'>,
  read: () => Promise<Found>,
  chosen?: readonly LocalDate[],
): Promise<ToBook<Found>> => {
  const firstRead = await read()
  const { offer, candidate, lock } = firstRead
  const shifts = shiftsOn(offer, chosen ?? datesOf(offer))
  const months = await readMonthsOfShifts(context, candidate.professional.id, shifts)
  const isConflicting = conflictingDates(months, shifts).length > 0
  return {
    firstRead,
    // The months belong to the first lock.
    latest: isConflicting ? { ...(await read()), lock } : firstRead,
    months,
    conflictsOn: (dates) => ({
      unavailable: unavailableDays(months, dates),
      conflicting: conflictingDates(months, shiftsOn(offer, dates)),
      expired: datesAfterExpiry(lock.registeredUntil, shiftsOn(offer, dates)),
    }),
  }
}
