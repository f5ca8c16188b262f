import { unavailableDays } from '#shared/calendar/posting.rules.ts'
import { hasConflict, monthsAround, overlaps, type CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { shiftSegments } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { datesOf, shiftOn } from '#shared/offers/offers.rules.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import type { CalendarLock } from '#functions/stores/calendars.repository.ts'
import type { DayRepositories } from './write-days.ts'

/**
 * An application or a booking request, the calendar lock of the locum to be booked, and the public offer whose days the
 * request fills, if there is one.
 */
export type Bookable = {
  offer: OfferState
  candidate: Candidate
  lock: CalendarLock
  filled?: OfferState | undefined
}

export const shiftsOn = (offer: OfferState, dates: readonly LocalDate[]): Shift[] =>
  dates.filter((date) => offer.days[date]).map((date) => shiftOn(offer, date))

/** Read after the lock, so that a booking made in between is noticed by the lock's version. */
export const readMonthsOfShifts = async (
  { calendars }: Pick<DayRepositories, 'calendars'>,
  professional: UserId,
  shifts: readonly Shift[],
): Promise<CalendarMonth[]> => {
  const touched = shifts.flatMap(shiftSegments).map(({ date }) => date)
  return touched.length > 0 ? calendars.readMonths(professional, monthsAround(touched)) : []
}

/** Days on which the locum is already booked at the time of these shifts, or which overlap an earlier one of them. */
export const takenDates = (months: readonly CalendarMonth[], shifts: readonly Shift[]): LocalDate[] =>
  shifts
    .filter(
      (shift, at) => hasConflict(months, shift) || shifts.slice(0, at).some((earlier) => overlaps(earlier, shift)),
    )
    .map(({ date }) => date)

/** `off` and `taken`: of some dates, those marked Unavailable, and those on which the locum is booked at that time. */
type ToBook<Found> = {
  seen: Found
  found: Found
  months: CalendarMonth[]
  conflictsOn: (dates: readonly LocalDate[]) => { off: LocalDate[]; taken: LocalDate[] }
}

/**
 * Reads what is to be booked with its calendar lock, and then the months of its days, by default all of the offer's. If
 * the locum is booked on one of them, it is read again (`found`): a colleague or another device may have booked this
 * very request since it was `seen`.
 */
export const readToBook = async <Found extends Bookable>(
  context: Pick<DayRepositories, 'calendars'>,
  read: () => Promise<Found>,
  chosen?: readonly LocalDate[],
): Promise<ToBook<Found>> => {
  const seen = await read()
  const { offer, candidate, lock } = seen
  const shifts = shiftsOn(offer, chosen ?? datesOf(offer))
  const months = await readMonthsOfShifts(context, candidate.professional.id, shifts)
  const isTaken = takenDates(months, shifts).length > 0
  return {
    seen,
    // The months belong to the first lock.
    found: isTaken ? { ...(await read()), lock } : seen,
    months,
    conflictsOn: (dates) => ({
      off: unavailableDays(months, dates),
      taken: takenDates(months, shiftsOn(offer, dates)),
    }),
  }
}
