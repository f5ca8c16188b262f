import type { Instant } from '#shared/kernel/dates.ts'
import { formatFewDays } from '#shared/kernel/format-few-days.ts'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { formatRand, formatRate, toCents, type Cents } from '#shared/kernel/money.ts'
import { plans } from '#shared/kernel/plans.ts'
import { endsAt } from '#shared/kernel/shift.ts'
import { bookedDays } from './bookings.rules.ts'
import type { BookedDay } from './bookings.schema.ts'
import type { BookingState, StoredDay } from './bookings.state.ts'

type WithDays = Pick<BookingState, 'days'>

const keptDays = (booking: WithDays): StoredDay[] => bookedDays(booking).filter((day) => !day.cancelled)

const sumOf = (days: readonly BookedDay[], amount: (day: BookedDay) => number | undefined): Cents =>
  days.reduce((sum, day) => sum + toCents(amount(day) ?? 0), 0)

const payOf = (days: readonly BookedDay[]): Cents => sumOf(days, ({ pay }) => pay)
const minutesOfDays = (days: readonly BookedDay[]): number =>
  Math.round(days.reduce((sum, { hours }) => sum + hours * 60, 0))

/** What a booking earns its practice: the credits of its days that are not cancelled, as they were frozen. */
export const creditsOf = (booking: WithDays): Cents => sumOf(keptDays(booking), ({ credits }) => credits)

/** When a booking's credits are due: as its last shift ends. Undefined if it earns none, or they have been posted. */
export const creditsDueAt = (booking: Pick<BookingState, 'days' | 'settled'>): Instant | undefined =>
  booking.settled || creditsOf(booking) === 0 ? undefined : keptDays(booking).map(endsAt).sort().at(-1)

/** More kinds of rate than this are summed up. */
const MAX_TERMS = 3

/** `9 h × R 385/h + 4 h × R 550/h`, or the hours alone. */
const formatWork = (days: readonly BookedDay[]): string => {
  const minutes = new Map<string, number>()
  for (const { rate, hours } of days.flatMap(({ parts }) => parts))
    minutes.set(rate, (minutes.get(rate) ?? 0) + hours * 60)
  const terms = Array.from(minutes, ([rate, worked]) => `${formatHours(worked)} × ${formatRate(Number(rate))}`)
  return terms.length > MAX_TERMS ? formatHours(minutesOfDays(days)) : terms.join(' + ')
}

const share = (): number => plans['pay-when-you-book'].credits

/** Credits are rounded by day, so several days may not come to the share of their sum. */
const roundedBy = (pay: Cents, credits: Cents): string =>
  Math.round(pay * share()) === credits ? '' : ', rounded by day'

/** `Sipho Dlamini, Fri 27 Nov`, and below `5% of R 3 465.00 · 9 h × R 385/h`. */
export const creditsNote = (booking: Pick<BookingState, 'days' | 'professional'>): string => {
  const days = keptDays(booking)
  const dates = formatFewDays(days.map(({ date }) => date))
  const pay = payOf(days)
  const sum = `${formatPercent(share())} of ${formatRand(pay)}${roundedBy(pay, creditsOf(booking))}`
  return `${booking.professional.name}, ${dates}\n${sum} · ${formatWork(days)}`
}

const differs = (before: StoredDay | undefined, after: StoredDay | undefined): boolean =>
  payOf(before ? [before] : []) !== payOf(after ? [after] : [])

/** `Correction: 2 h less on Tue 17 Nov`, and below `5% of R 380.00`. */
export const correctionNote = (before: WithDays, after: WithDays & Pick<BookingState, 'deleted'>): string => {
  const [was, is] = [keptDays(before), keptDays(after)]
  const dayOf = (days: readonly StoredDay[], date: string) => days.find((day) => day.date === date)
  const dates = bookedDays(before)
    .map(({ date }) => date)
    .filter((date) => differs(dayOf(was, date), dayOf(is, date)))
  const minutes = minutesOfDays(is) - minutesOfDays(was)
  const change = minutes === 0 ? 'pay of' : `${formatHours(Math.abs(minutes))} ${minutes < 0 ? 'less' : 'more'} on`
  const what = after.deleted ? 'Correction: booking deleted' : `Correction: ${change} ${formatFewDays(dates)}`
  return `${what}\n${formatPercent(share())} of ${formatRand(Math.abs(payOf(is) - payOf(was)))}`
}
