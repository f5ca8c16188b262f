import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#shared/kernel/dates.ts'
import type { Plan } from '#shared/kernel/plans.ts'
import { cancelDays } from './bookings.rules.ts'
import type { BookingState } from './bookings.state.ts'
import { withHours } from './change-days.rules.ts'
import { addSums, noSums, sumsAdded, type MonthlySums } from './monthly-sums.rules.ts'
import { bookedDay, totalsOf } from './pay.rules.ts'

const lunch = { allowed: false, paid: false, period: 1 } as const
const rates = { weekdays: '333.33', saturday: '400', sundays: '450', public_holidays: '500' }
const terms = { lunch, budget: ['100', '900'] as const, rates, extraHolidays: [] }
const shift = (date: string, hours = 8) => ({
  date,
  start_time: '08:00',
  end_time: `${String(8 + hours).padStart(2, '0')}:00`,
})
const at = '2026-10-01T08:00:00.000Z'

const bookingOf = (dates: readonly string[], plan: Plan = 'pay-when-you-book') =>
  ({
    lunch,
    days: Object.fromEntries(dates.map((date) => [date, bookedDay(shift(date), terms, plan)])),
  }) as BookingState
const cancelled = (booking: BookingState, ...dates: string[]) =>
  cancelDays(booking, dates, { by: 'practice', reason: 'No longer needed', at })

/** Friday, Saturday, Monday: eight hours each at R 300, across a month's end. */
const three = Object.fromEntries(
  ['2026-10-30', '2026-10-31', '2026-11-02'].map((date) => [
    date,
    bookedDay(shift(date), { ...terms, rates: { ...rates, weekdays: '300', saturday: '300' } }, 'pay-when-you-book'),
  ]),
)
const booking = { lunch, days: three } as unknown as BookingState

it.each([
  [
    'new: pay by the shift’s month, itself in its first month, its credits in its last',
    undefined,
    booking,
    [
      ['2026-10', { pay: 480_000, bookings: 1, creditsToCome: 0, bookingsToCome: 0 }],
      ['2026-11', { pay: 240_000, bookings: 0, creditsToCome: 36_000, bookingsToCome: 1 }],
    ],
  ],
  [
    'whose last day is cancelled: its credits come in the month before',
    booking,
    cancelled(booking, '2026-11-02'),
    [
      ['2026-10', { pay: 0, bookings: 0, creditsToCome: 24_000, bookingsToCome: 1 }],
      ['2026-11', { pay: -240_000, bookings: 0, creditsToCome: -36_000, bookingsToCome: -1 }],
    ],
  ],
  [
    'whose first days are cancelled: it is counted in the month after',
    booking,
    cancelled(booking, '2026-10-30', '2026-10-31'),
    [
      ['2026-10', { pay: -480_000, bookings: -1, creditsToCome: 0, bookingsToCome: 0 }],
      ['2026-11', { pay: 0, bookings: 1, creditsToCome: -24_000, bookingsToCome: 0 }],
    ],
  ],
  [
    'whose credits are posted: they no longer come',
    booking,
    { ...booking, settled: { at, credits: 36_000 } },
    [['2026-11', { pay: 0, bookings: 0, creditsToCome: -36_000, bookingsToCome: -1 }]],
  ],
  ['with other notes: nothing', booking, { ...booking, notes: 'Ring twice' }, []],
  [
    'of the other plan: no credits',
    undefined,
    bookingOf(['2026-10-30'], 'pro-practice'),
    [['2026-10', { pay: 266_664, bookings: 1, creditsToCome: 0, bookingsToCome: 0 }]],
  ],
])('a booking %s', (_, before, after, added) => {
  expect(sumsAdded(before, after)).toEqual(added)
})

type Step = { what: 'cancel' | 'change' | 'settle'; booking: number; days: number[]; hours: number }
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('cancel' as const, 'change' as const, 'settle' as const),
  booking: fc.nat(4),
  days: fc.uniqueArray(fc.nat(40), { maxLength: 6 }),
  hours: fc.integer({ min: 1, max: 12 }),
})
const made = fc.record({
  days: fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 8 }),
  plan: fc.constantFrom<Plan>('pay-when-you-book', 'pro-practice'),
})
const dateAt = (day: number) => addDays('2026-12-10', day)

const applied = (before: BookingState, { what, days, hours }: Step): BookingState => {
  const dates = days.map(dateAt).filter((date) => before.days[date]?.cancelled === false)
  if (what === 'settle') return { ...before, settled: { at, credits: 1 } }
  if (what === 'cancel') return cancelled(before, ...dates)
  return withHours(
    before,
    dates.map((date) => shift(date, hours)),
    { rates, plan: 'pay-when-you-book' },
    [],
  )
}

it('whatever is booked, changed, cancelled and settled, what was added is what the bookings add up to', () => {
  fc.assert(
    fc.property(
      fc.array(made, { minLength: 1, maxLength: 5 }),
      fc.array(step, { maxLength: 20 }),
      (bookings, steps) => {
        const kept = new Map<string, MonthlySums>()
        const write = (before: BookingState | undefined, after: BookingState, into = kept) => {
          for (const [month, added] of sumsAdded(before, after))
            into.set(month, addSums(into.get(month) ?? noSums, added))
          return after
        }
        const states = bookings.map(({ days, plan }) => write(undefined, bookingOf(days.map(dateAt), plan)))
        for (const one of steps) {
          const index = one.booking % states.length
          const before = states[index] as BookingState
          states[index] = write(before, applied(before, one))
        }
        const whole = new Map<string, MonthlySums>()
        for (const state of states) write(undefined, state, whole)
        const isEmpty = (sums: MonthlySums) => Object.values(sums).every((sum) => sum === 0)
        expect([...kept].filter(([, sums]) => !isEmpty(sums)).sort()).toEqual([...whole].sort())

        // Counted another way: over all months, from the bookings alone.
        const total = [...kept.values()].reduce((all, sums) => addSums(all, sums), noSums)
        const live = states.filter(({ days }) => Object.values(days).some((day) => !day.cancelled))
        const totals = live.map((state) => ({ state, ...totalsOf(Object.values(state.days)) }))
        const toCome = totals.filter(({ state, credits }) => credits > 0 && !state.settled)
        expect(total).toEqual({
          pay: totals.reduce((sum, { pay }) => sum + Math.round(pay * 100), 0),
          bookings: live.length,
          creditsToCome: toCome.reduce((sum, { credits }) => sum + Math.round(credits * 100), 0),
          bookingsToCome: toCome.length,
        })
      },
    ),
  )
})
