import { describe, expect, it } from 'vitest'
import type { Availability, AvailabilityDay } from '#shared/calendar/availability.schema.ts'
import { indexLocumDays } from '#web/features/requests/requests.api.ts'
import {
  locumDayCell,
  notChoosableReasonOn,
  hasNoneOf,
  hasOtherHours,
  initialHoursOn,
  hoursOutsideOf,
} from './locum-days.ts'

const today = '2026-12-02'
const day = (date: string, status: AvailabilityDay['status'], ...free: [string, string][]): AvailabilityDay => ({
  date,
  status,
  posted: 'available',
  free: free.map(([start_time, end_time]) => ({ start_time, end_time })),
  booked: [],
  requests: [],
})
const days = indexLocumDays([
  {
    id: 'avl_1',
    days: [
      day('2026-12-03', 'available', ['08:00', '17:00']),
      day('2026-12-04', 'unavailable'),
      { ...day('2026-12-07', 'requested', ['08:00', '17:00']), requests: ['off_1'] },
    ],
  },
  {
    id: 'usr_1',
    days: [
      { ...day('2026-12-09', 'partially-confirmed', ['13:00', '17:00']), requests: ['off_2'] },
      day('2026-12-08', 'partially-confirmed', ['13:00', '17:00'], ['06:00', '08:00']),
    ],
  },
] as unknown as Availability[])

describe('the days of a locum that a practice can choose', () => {
  const why = (date: string, chosen: string[] = []) => notChoosableReasonOn(days, date, chosen, today)

  it('are Available, partly available or Possibly Available', () => {
    for (const date of ['2026-12-03', '2026-12-08', '2026-12-05', today]) expect(why(date)).toBeUndefined()
  })

  it('otherwise give a reason', () => {
    expect(why('2026-12-01')).toBe('This day has passed')
    expect(why('2026-12-04')).toBe('Unavailable')
    expect(why('2026-12-07')).toBe('You have already requested this day')
    // Some of its hours are booked, others requested.
    expect(why('2026-12-09')).toBe('You have already requested this day')
    expect(why('2027-12-02')).toBeUndefined()
    expect(why('2027-12-03')).toBe('More than a year ahead')
  })

  it('are not after the locum’s registration', () => {
    const until = (date: string) => notChoosableReasonOn(days, date, [], today, '2026-12-20')
    expect([until('2026-12-20'), until('2026-12-21')]).toEqual([undefined, 'Registered until 20/12/2026'])
    expect(locumDayCell(days, '2026-12-21', [], today, undefined, '2026-12-20')).toMatchObject({
      notChoosable: 'Registered until 20/12/2026',
    })
  })

  it('lie within 31 days, across the year’s end and in both directions', () => {
    expect(why('2027-01-02', ['2026-12-03'])).toBeUndefined()
    expect(why('2027-01-03', ['2026-12-03'])).toBe('More than 31 days from the chosen days')
    expect(why('2026-12-03', ['2027-01-03'])).toBe('More than 31 days from the chosen days')
  })

  it('show SPEC’s statuses with the available hours, and nothing for past days', () => {
    expect(locumDayCell(days, '2026-12-03', [], today)).toEqual({
      entries: [{ family: 'available', label: 'Available', text: '08:00–17:00' }],
      off: false,
    })
    expect(locumDayCell(days, '2026-12-05', [], today).entries).toEqual([
      { family: 'possible', label: 'Possibly Available' },
    ])
    expect(locumDayCell(days, '2026-12-04', [], today)).toEqual({
      entries: [{ family: 'unavailable', label: 'Unavailable' }],
      off: true,
      notChoosable: 'Unavailable',
    })
    expect(locumDayCell(days, '2026-12-01', [], today).entries).toEqual([])
  })

  it('are Booked with you where the practice has booked them, and can be asked for beside a booking', () => {
    const booked = new Map(
      [...days].map(([date, found]) => [date, { ...found, bookedHere: ['2026-12-04', '2026-12-08'].includes(date) }]),
    )
    const labels = (date: string) => locumDayCell(booked, date, [], today).entries.map(({ label }) => label)
    expect(labels('2026-12-04')).toEqual(['Booked with you'])
    expect(notChoosableReasonOn(booked, '2026-12-04', [], today)).toBe('Booked with you')
    expect(labels('2026-12-08')).toEqual(['Booked with you', 'Partly available'])
    expect(notChoosableReasonOn(booked, '2026-12-08', [], today)).toBeUndefined()
  })

  it('show a night on both of its days', () => {
    const night = indexLocumDays([
      { id: 'avl_2', days: [day('2026-12-03', 'available', ['19:00', '07:00'])] },
    ] as unknown as Availability[])
    const texts = (date: string) => locumDayCell(night, date, [], today).entries.map(({ text = '' }) => text)
    expect([texts('2026-12-03'), texts('2026-12-04')]).toEqual([['19:00–07:00 Fri'], ['until 07:00', '']])
  })

  it('are drawn for the hours that are searched for, as on the cards', () => {
    const at = (date: string, start_time: string, end_time: string) =>
      locumDayCell(days, date, [], today, { start_time, end_time })
    const families = (...hours: [string, string]) =>
      ['2026-12-03', '2026-12-08', '2026-12-05', '2026-12-07'].map((date) => at(date, ...hours).entries[0]?.family)
    expect(families('13:00', '17:00')).toEqual(['available', 'available', 'possible', 'pending'])
    expect(families('12:00', '18:00')).toEqual(['partly', 'partly', 'possible', 'pending'])
    expect(at('2026-12-08', '08:00', '12:00')).toEqual({
      entries: [{ family: 'unavailable', label: 'Unavailable', text: 'free 13:00–17:00, 06:00–08:00' }],
      off: true,
    })
  })
})

it('a searched day without any of the searched hours is not chosen', () => {
  const at = (start_time: string, end_time: string) => ({ start_time, end_time })
  const day = days.get('2026-12-08')
  expect([hasOtherHours(day, at('06:00', '08:00')), hasNoneOf(day, at('06:00', '08:00'))]).toEqual([false, false])
  expect([hasOtherHours(day, at('08:00', '17:00')), hasNoneOf(day, at('08:00', '17:00'))]).toEqual([true, false])
  expect([hasOtherHours(day, at('08:00', '13:00')), hasNoneOf(day, at('08:00', '13:00'))]).toEqual([true, true])
  expect(hasNoneOf(undefined, at('08:00', '13:00'))).toBe(false)
})

describe('the initial hours of a requested day', () => {
  const at = (start_time: string, end_time: string) => ({ start_time, end_time })

  it('are the wanted ones if the locum is available then or has posted nothing', () => {
    expect(initialHoursOn(days.get('2026-12-03'), at('09:00', '17:00'))).toEqual(at('09:00', '17:00'))
    expect(initialHoursOn(undefined, at('19:00', '07:00'))).toEqual(at('19:00', '07:00'))
  })

  it('otherwise the longest available ones', () => {
    expect(initialHoursOn(days.get('2026-12-08'), at('08:00', '17:00'))).toEqual(at('13:00', '17:00'))
  })

  it('are the available part of the searched ones', () => {
    expect(initialHoursOn(days.get('2026-12-03'), at('06:00', '12:00'))).toEqual(at('08:00', '17:00'))
    expect(initialHoursOn(days.get('2026-12-03'), at('06:00', '12:00'), true)).toEqual(at('08:00', '12:00'))
    expect(initialHoursOn(days.get('2026-12-03'), at('18:00', '22:00'), true)).toEqual(at('18:00', '22:00'))
    expect(initialHoursOn(days.get('2026-12-08'), at('08:00', '17:00'), true)).toEqual(at('13:00', '17:00'))
  })

  it('past midnight are outside availability that ends before', () => {
    expect(hoursOutsideOf(days.get('2026-12-03'), at('16:00', '01:00'))).toBe('08:00–17:00')
    expect(hoursOutsideOf(days.get('2026-12-03'), at('08:00', '17:00'))).toBeUndefined()
    expect(hoursOutsideOf(undefined, at('08:00', '17:00'))).toBeUndefined()
  })
})
