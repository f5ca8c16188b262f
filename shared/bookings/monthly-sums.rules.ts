import { compareStrings } from '#shared/kernel/compare.ts'
import { monthOf } from '#shared/kernel/dates.ts'
import { toCents, type Cents } from '#shared/kernel/money.ts'
import { bookedDays } from './bookings.rules.ts'
import type { BookingState } from './bookings.state.ts'

/** Of a practice's bookings in one month, `YYYY-MM`. Only days that are not cancelled count. */
export type MonthlySums = {
  /** The locums' pay for shifts that begin in this month. */
  pay: Cents
  /** Bookings whose first shift is in this month. */
  bookings: number
  /** Credits that have yet to be posted, of bookings whose last shift is in this month. */
  creditsToCome: Cents
  bookingsToCome: number
}

const sumNames = ['pay', 'bookings', 'creditsToCome', 'bookingsToCome'] as const satisfies (keyof MonthlySums)[]
export const noSums: MonthlySums = { pay: 0, bookings: 0, creditsToCome: 0, bookingsToCome: 0 }

/** With `sign` -1 the second is taken away. */
export const addSums = (a: MonthlySums, b: MonthlySums, sign: 1 | -1 = 1): MonthlySums => ({
  pay: a.pay + sign * b.pay,
  bookings: a.bookings + sign * b.bookings,
  creditsToCome: a.creditsToCome + sign * b.creditsToCome,
  bookingsToCome: a.bookingsToCome + sign * b.bookingsToCome,
})

type SummedBooking = Pick<BookingState, 'days' | 'settled'>
type SumsByMonth = Map<string, MonthlySums>

const addTo = (sums: SumsByMonth, month: string, part: Partial<MonthlySums>, sign: 1 | -1): void => {
  sums.set(month, addSums(sums.get(month) ?? noSums, { ...noSums, ...part }, sign))
}

const addBooking = (sums: SumsByMonth, booking: SummedBooking, sign: 1 | -1): void => {
  const kept = bookedDays(booking).filter((day) => !day.cancelled)
  const [first, last] = [kept[0], kept.at(-1)]
  if (!first || !last) return
  for (const { date, pay } of kept) addTo(sums, monthOf(date), { pay: toCents(pay) }, sign)
  addTo(sums, monthOf(first.date), { bookings: 1 }, sign)
  const credits = kept.reduce((sum, day) => sum + toCents(day.credits ?? 0), 0)
  if (credits > 0 && !booking.settled)
    addTo(sums, monthOf(last.date), { creditsToCome: credits, bookingsToCome: 1 }, sign)
}

/** The sums of bookings of one practice. */
export const sumsOf = (bookings: Iterable<SummedBooking>): SumsByMonth => {
  const sums: SumsByMonth = new Map()
  for (const booking of bookings) addBooking(sums, booking, 1)
  return sums
}

/** What a write of a booking adds to its practice's sums, by month; months that stay as they were are left out. */
export const sumsAdded = (before: SummedBooking | undefined, after: SummedBooking): [string, MonthlySums][] => {
  const sums = sumsOf([after])
  if (before) addBooking(sums, before, -1)
  return [...sums]
    .filter(([, added]) => sumNames.some((name) => added[name] !== 0))
    .sort(([a], [b]) => compareStrings(a, b))
}
