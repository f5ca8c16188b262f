import { describe, expect, it } from 'vitest'
import { Lunch } from './shift.schema.ts'
import { arePast, commonHours, hasBegun, hasEnded, lastDayOf } from './shift.ts'

const shift = (date: string, start_time: string, end_time: string) => ({ date, start_time, end_time })

describe('a shift', () => {
  it.each([
    ['within its day', shift('2026-12-14', '08:00', '17:00'), '2026-12-14'],
    ['a minute before midnight', shift('2026-12-14', '15:00', '23:59'), '2026-12-14'],
    ['at midnight', shift('2026-12-14', '15:00', '00:00'), '2026-12-14'],
    ['a minute after midnight', shift('2026-12-14', '15:00', '00:01'), '2026-12-15'],
    ['on the next morning', shift('2026-12-14', '19:00', '07:00'), '2026-12-15'],
    ['in the next month', shift('2026-11-30', '19:00', '07:00'), '2026-12-01'],
    ['in the next year', shift('2026-12-31', '19:00', '07:00'), '2027-01-01'],
    ['on a leap day', shift('2028-02-28', '19:00', '07:00'), '2028-02-29'],
    ['from midnight on', shift('2026-12-14', '00:00', '08:00'), '2026-12-14'],
  ])('that ends %s ends on that day', (_, ends, on) => expect(lastDayOf(ends)).toBe(on))

  it.each([
    ['within its day', shift('2026-12-14', '08:00', '17:00'), '2026-12-14T15:00:00.000Z'],
    ['at midnight', shift('2026-12-14', '15:00', '00:00'), '2026-12-14T22:00:00.000Z'],
    ['after a night shift', shift('2026-12-14', '19:00', '07:00'), '2026-12-15T05:00:00.000Z'],
    ['after the last night shift of a month', shift('2026-11-30', '19:00', '07:00'), '2026-12-01T05:00:00.000Z'],
  ])('has ended to the minute in South African time, %s', (_, ends, at) => {
    expect(hasEnded(ends, new Date(Date.parse(at) - 1).toISOString())).toBe(false)
    expect(hasEnded(ends, at)).toBe(true)
  })

  it('has started to the minute in South African time', () => {
    const late = shift('2026-12-14', '00:30', '08:00')
    expect(hasBegun(late, '2026-12-13T22:29:59.999Z')).toBe(false)
    expect(hasBegun(late, '2026-12-13T22:30:00.000Z')).toBe(true)
  })
})

describe('shifts', () => {
  const [day, evening, night] = [
    shift('2026-12-14', '08:00', '17:00'),
    shift('2026-12-14', '15:00', '00:00'),
    shift('2026-12-14', '19:00', '07:00'),
  ]

  it.each([
    ['a day', [day], '2026-12-15'],
    ['an evening until midnight', [evening], '2026-12-15'],
    ['a night shift, after the day that it ends on', [night], '2026-12-16'],
    ['a day and a night', [night, shift('2026-12-13', '08:00', '17:00')], '2026-12-16'],
  ])('are past: %s', (_, shifts, today) => {
    expect(arePast(shifts, '2026-12-14')).toBe(false)
    expect(arePast(shifts, today)).toBe(true)
    if (today === '2026-12-16') expect(arePast(shifts, '2026-12-15')).toBe(false)
  })
})

it('days have common hours if all shifts have the same', () => {
  const day = { date: '2026-12-17', start_time: '08:00', end_time: '17:00' }
  expect(commonHours([day, { ...day, date: '2026-12-18' }])).toEqual({ start_time: '08:00', end_time: '17:00' })
  expect(commonHours([day, { ...day, start_time: '12:00' }])).toEqual({})
  expect(commonHours([])).toEqual({})
})

it('an unpaid lunch has an hour', () => {
  const refused = (lunch: object) => Lunch.safeParse(lunch).error?.issues[0]?.message
  expect(refused({ allowed: true, paid: false, period: 0.5 })).toBe('An unpaid lunch must be 1 hour')
  expect([
    refused({ allowed: true, paid: false, period: 1 }),
    refused({ allowed: true, paid: true, period: 0.5 }),
  ]).toEqual([undefined, undefined])
})
