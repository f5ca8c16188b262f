import { unavailableDays } from '#shared/calendar/posting.rules.ts'
import type { CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { datesOf } from '#shared/offers/offers.rules.ts'
import { readMonthsOfShifts, shiftsOn, takenDates, type Bookable } from './book-days.ts'
import type { DayRepositories } from './write-days.ts'

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
