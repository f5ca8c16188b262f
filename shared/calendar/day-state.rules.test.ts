import { describe, expect, it } from 'vitest'
import type { BookingId, PostingCode } from '#shared/kernel/ids.ts'
import { monthsBetween, takeSlots, type CalendarMonth } from './calendar.rules.ts'
import { dayStatus, freeWindows, isPostedFor, openStateOf, affectedDates } from './day-state.rules.ts'
import type { DayAvailability } from './availability.schema.ts'
import { postDays } from './posting.rules.ts'

const code = 'V0000001' as PostingCode
const booking = 'B0000001' as BookingId
const free: DayAvailability = { status: 'available', start_time: '08:00', end_time: '17:00' }
const night: DayAvailability = { status: 'available', start_time: '19:00', end_time: '07:00' }

const calendar = (
  posted: Record<string, DayAvailability>,
  booked: [string, string, string][] = [],
): CalendarMonth[] => {
  const empty = monthsBetween('2026-11-01', '2028-03-31').map((month) => ({ month, days: {} }))
  const months = Object.entries(posted).reduce<CalendarMonth[]>(
    (before, [date, availability]) => postDays(before, [date], code, availability),
    empty,
  )
  return takeSlots(
    months,
    booked.map(([date, start_time, end_time]) => ({ date, start_time, end_time })),
    booking,
  )
}

describe('a day', () => {
  const date = '2026-12-17'
  it.each<[string, Record<string, DayAvailability>, [string, string, string][], string, string, string]>([
    ['without a posting', {}, [], 'none', 'open', 'requested'],
    ['available', { [date]: free }, [], 'available', 'available', 'requested'],
    ['possibly available', { [date]: { ...free, status: 'open' } }, [], 'open', 'open', 'requested'],
    ['unavailable', { [date]: { status: 'unavailable' } }, [], 'unavailable', 'unavailable', 'unavailable'],
    [
      'partly booked',
      { [date]: free },
      [[date, '08:00', '12:00']],
      'available',
      'partially-confirmed',
      'partially-confirmed',
    ],
    [
      'possibly available and partly booked',
      { [date]: { ...free, status: 'open' } },
      [[date, '12:00', '13:00']],
      'open',
      'partially-confirmed',
      'partially-confirmed',
    ],
    [
      'fully booked',
      { [date]: free },
      [
        [date, '08:00', '12:00'],
        [date, '12:00', '17:00'],
      ],
      'unavailable',
      'unavailable',
      'unavailable',
    ],
    [
      'booked beyond the posted hours',
      { [date]: free },
      [[date, '07:00', '18:00']],
      'unavailable',
      'unavailable',
      'unavailable',
    ],
    [
      'booked at other hours than posted',
      { [date]: free },
      [[date, '17:00', '20:00']],
      'available',
      'available',
      'requested',
    ],
    ['booked without a posting', {}, [[date, '08:00', '09:00']], 'unavailable', 'unavailable', 'unavailable'],
    ['after a booked night shift', {}, [['2026-12-16', '19:00', '07:00']], 'unavailable', 'unavailable', 'unavailable'],
    [
      'available after a booked night shift',
      { [date]: free },
      [['2026-12-16', '19:00', '07:00']],
      'available',
      'available',
      'requested',
    ],
    [
      'available for a night shift that is booked',
      { [date]: night },
      [[date, '19:00', '07:00']],
      'unavailable',
      'unavailable',
      'unavailable',
    ],
    [
      'available for a night shift whose morning is booked',
      { [date]: night },
      [['2026-12-18', '05:00', '09:00']],
      'available',
      'partially-confirmed',
      'partially-confirmed',
    ],
    [
      'available for a night shift whose next day is booked',
      { [date]: night },
      [['2026-12-18', '08:00', '17:00']],
      'available',
      'available',
      'requested',
    ],
  ])('has the status that follows from postings and bookings: %s', (_, posted, booked, state, status, whenAsked) => {
    const months = calendar(posted, booked)
    expect(openStateOf(months, date)).toBe(state)
    expect(dayStatus(months, date, false)).toBe(status)
    expect(dayStatus(months, date, true)).toBe(whenAsked)
  })

  it('has the hours that are not booked, across midnight, the end of a year and 29 February', () => {
    for (const [evening, morning] of [
      ['2026-12-31', '2027-01-01'],
      ['2028-02-28', '2028-02-29'],
      ['2028-02-29', '2028-03-01'],
    ] as const) {
      const months = calendar({ [evening]: night }, [
        [evening, '22:00', '02:00'],
        [morning, '06:00', '08:00'],
      ])
      expect(freeWindows(months, evening)).toEqual([
        { from: 1140, to: 1320 },
        { from: 1560, to: 1800 },
      ])
    }
  })

  it('that is both a Sunday and a public holiday is posted and booked like any other', () => {
    const months = calendar({ '2027-12-26': free, '2027-12-27': free }, [['2027-12-26', '08:00', '17:00']])
    expect(['2027-12-26', '2027-12-27'].map((day) => openStateOf(months, day))).toEqual(['unavailable', 'available'])
  })

  it('affects the evening before it', () => {
    const before = calendar({ '2026-12-31': night })
    const after = takeSlots(before, [{ date: '2027-01-01', start_time: '00:00', end_time: '07:00' }], booking)
    expect(affectedDates(before, after)).toEqual(['2026-12-31', '2027-01-01'])
    expect(openStateOf(after, '2026-12-31')).toBe('available')
    expect(affectedDates(after, after)).toEqual([])
  })
})

describe('a shift is posted for', () => {
  const date = '2026-12-17'
  it.each<[string, Record<string, DayAvailability>, string, boolean]>([
    ['exactly the posted hours', { [date]: free }, '08:00-17:00', true],
    ['fewer hours', { [date]: free }, '09:00-12:00', true],
    ['a quarter of an hour more', { [date]: free }, '08:00-17:15', false],
    ['hours past midnight', { [date]: free }, '16:00-01:00', false],
    ['a posted night', { [date]: night }, '20:00-06:00', true],
    ['tentative hours', { [date]: { ...free, status: 'open' } }, '09:00-12:00', false],
    ['an Unavailable day', { [date]: { status: 'unavailable' } }, '09:00-12:00', false],
    ['an unposted day', {}, '09:00-12:00', false],
  ])('%s', (_, posted, hours, expected) => {
    const [start_time = '', end_time = ''] = hours.split('-')
    expect(isPostedFor(calendar(posted), { date, start_time, end_time })).toBe(expected)
  })

  it('the hours that are left of a booked day', () => {
    const months = calendar({ [date]: free }, [[date, '10:00', '12:00']])
    const posted = (start_time: string, end_time: string) => isPostedFor(months, { date, start_time, end_time })
    expect([posted('12:00', '17:00'), posted('11:00', '17:00'), posted('08:00', '17:00')]).toEqual([true, false, false])
  })
})
