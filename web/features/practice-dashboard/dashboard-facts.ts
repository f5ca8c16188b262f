import { formatCount } from '#web/components/format/format-words.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { addDays, type LocalDate, type LocalTime, minutesOf, monthOf } from '#shared/kernel/dates.ts'
import { toCents } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { hasApplicantToBook } from '#web/components/status/offer-facts.ts'
import { isOvernight, formatTimes } from '#shared/kernel/format-shift.ts'
import { coverageOn } from './week-coverage.ts'
import { type CancelledShifts, isOnlyCancelled } from './cancelled-shifts.ts'

const byDate = (a: Offer, b: Offer): number => compareStrings(a.available_dates[0] ?? '', b.available_dates[0] ?? '')

/** Offers with and without someone to decide on, by their first open day. What is `cancelled` is shown by itself. */
export function pendingActions(
  offers: readonly Offer[],
  cancelled: readonly CancelledShifts[],
): { toDecide: Offer[]; withoutApplicants: Offer[] } {
  const open = offers.filter((offer) => offer.available_dates.length > 0).sort(byDate)
  return {
    toDecide: open.filter(hasApplicantToBook),
    withoutApplicants: open.filter((offer) => !hasApplicantToBook(offer) && !isOnlyCancelled(offer, cancelled)),
  }
}

/** Bookings that have not ended, soonest first. */
export const upcomingOf = (bookings: readonly Booking[]): Booking[] =>
  bookings
    .filter((booking) => booking.status === 'confirmed' && booking.phase !== 'past')
    .sort((a, b) => compareStrings(`${a.start_date}${a.start_time}`, `${b.start_date}${b.start_time}`))

/** The booked days of a month and their cost in cents. */
export function monthTotals(bookings: readonly Booking[], month: string) {
  const days = bookings
    .flatMap((booking) => booking.booking_dates_times)
    .filter((day) => !day.cancelled && monthOf(day.date) === month)
  const sum = (amount: (day: (typeof days)[number]) => number) =>
    days.reduce((all, day) => all + toCents(amount(day)), 0)
  return {
    days: days.length,
    pay: sum((day) => day.pay),
    fee: sum((day) => day.fee ?? 0),
    credits: sum((day) => day.credits ?? 0),
  }
}

const numberWords = ['Nothing', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

export const formatAttention = (count: number): string =>
  `${numberWords[count] ?? count} ${count > 1 ? 'things need' : count === 1 ? 'thing needs' : 'needs'} your attention.`

const runningLate = (bookings: readonly Booking[], today: LocalDate, time: LocalTime): string[] =>
  bookings.flatMap(({ professional, booking_dates_times }) =>
    booking_dates_times.flatMap(({ late, cancelled, ...shift }) =>
      late && !cancelled && shift.date === today && minutesOf(time) < minutesOf(shift.start_time) + late.minutes
        ? [`${professional.name} is running about ${late.minutes} minutes late.`]
        : [],
    ),
  )

/** Whether today is covered. A night shift that started yesterday counts too. */
export function formatTodayCoverage(
  offers: readonly Offer[],
  bookings: readonly Booking[],
  today: LocalDate,
  time: LocalTime,
  requests: readonly Offer[] = [],
): string {
  const { booked, pending, open, requested, applicants } = coverageOn(today, offers, bookings, requests)
  const uncovered = [...pending, ...open].filter((shift) => isOvernight(shift) || shift.end_time > time)
  if (uncovered[0]) return `Today still needs cover, ${formatTimes(uncovered[0])}.`
  const lastEnd = (shifts: readonly Shift[]) =>
    shifts
      .map((shift) => shift.end_time)
      .sort()
      .at(-1)
  const tonight = lastEnd(booked.filter(isOvernight))
  const late = runningLate(bookings, today, time)
  if (tonight) return [`Tonight is covered until ${tonight}.`, ...late].join(' ')
  const sinceYesterday = coverageOn(addDays(today, -1), [], bookings).booked.filter(isOvernight)
  const until = lastEnd([...sinceYesterday, ...booked].filter((shift) => shift.end_time > time))
  if (until) return [`Today is covered until ${until}.`, ...late].join(' ')
  if (booked.length === 0 && applicants > 0)
    return `No locum is booked today; you have ${formatCount(applicants, 'applicant')}.`
  if (booked.length === 0 && requested.length > 0) return 'Today’s request is awaiting an answer.'
  return booked.length > 0 ? 'Today’s shifts have ended.' : 'No shifts today.'
}
