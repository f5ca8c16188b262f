import { expect, it } from 'vitest'
import type { BookedDay } from './bookings.schema.ts'
import type { BookingState } from './bookings.state.ts'
import { dayChangesOf, withHours } from './change-days.rules.ts'
import { bookedDay } from './pay.rules.ts'

const rates = { weekdays: '400', saturday: '450', sundays: '500', public_holidays: '600' }
const lunch = { allowed: false, paid: false, period: 1 } as const
const terms = { lunch, budget: ['350', '550'] as const, rates, extraHolidays: [] }
const shift = (date: string, start_time = '08:00', end_time = '12:00') => ({ date, start_time, end_time })
/** Thursday to Saturday. */
const [thu, fri, sat] = ['2026-12-10', '2026-12-11', '2026-12-12'].map((date) =>
  bookedDay(shift(date), terms, 'pay-when-you-book'),
) as [BookedDay, BookedDay, BookedDay]
const now = '2026-12-10T07:00:00.000Z'

it('what a booking should have says what is removed and what gets other hours', () => {
  const longer = shift(fri.date, '08:00', '13:00')
  expect(dayChangesOf([thu, fri, sat], [shift(thu.date), longer], now)).toEqual({
    removed: [sat],
    changed: [{ before: fri, shift: longer }],
    closed: [],
  })
})

it('a booking sent as it was read changes nothing, its cancelled days included', () => {
  const days = [thu, fri, { ...sat, cancelled: true }]
  for (const wanted of [days, days.slice(0, 2)])
    expect(
      dayChangesOf(
        days,
        wanted.map(({ date, start_time, end_time }) => shift(date, start_time, end_time)),
        now,
      ),
    ).toEqual({ removed: [], changed: [], closed: [] })
})

it.each([
  ['has begun, left out', [shift(fri.date), shift(sat.date)], thu.date],
  ['has begun, with other hours', [shift(thu.date, '08:00', '13:00'), shift(fri.date), shift(sat.date)], thu.date],
  [
    'would have begun with its new hours',
    [thu, fri, sat].map(({ date }) => shift(date, date === thu.date ? '06:00' : '08:00')),
    thu.date,
    '2026-12-10T05:00:00.000Z',
  ],
  ['is not of the booking', [...[thu, fri, sat].map(({ date }) => shift(date)), shift('2026-12-14')], '2026-12-14'],
])('a day that %s is closed', (_, wanted, closed, at = now) => {
  expect(dayChangesOf([thu, fri, sat], wanted, at).closed).toEqual([closed])
})

it('a cancelled day does not get other hours', () => {
  const days = [thu, { ...fri, cancelled: true }]
  expect(dayChangesOf(days, [shift(thu.date), shift(fri.date, '09:00')], now).closed).toEqual([fri.date])
})

it('new hours have the agreed rates, and for another kind of day the request’s within the budget', () => {
  const booking = { lunch, days: { [fri.date]: fri, [sat.date]: sat } } as unknown as BookingState
  const agreement = {
    rates: { ...rates, weekdays: '999', sundays: '999' },
    budget: terms.budget,
    plan: 'pro-practice',
  } as const
  const { days } = withHours(
    booking,
    [shift(fri.date, '08:00', '09:00'), shift(sat.date, '22:00', '02:00')],
    agreement,
    [],
  )
  expect(days[fri.date]).toMatchObject({ hours: 1, pay: 400, fee: 30, credits: 0 })
  expect(days[sat.date]?.parts.map(({ group, rate, amount }) => [group, rate, amount])).toEqual([
    ['saturday', '450', 900],
    ['sundays', '550', 1100],
  ])
})
