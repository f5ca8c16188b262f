import { describe, expect, it } from 'vitest'
import { defaultOpeningHours } from '#shared/companies/opening-hours.rules.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { isClosed } from '#web/components/days/opening-days.ts'
import { practiceDayCell } from './practice-days.ts'
import { lastQueriedDay, partsOf } from './practice-calendar.api.ts'
import { shiftsByDay } from './practice-days.ts'

const today = '2026-12-02'
const [behind, ahead, next] = ['2026-12-01', '2026-12-03', '2026-12-04'] as const

const shift = (date: string, start_time = '08:00') => ({ date, start_time, end_time: '17:00' })
const applicant = (live_dates: string[]) => ({ name: 'Thandi', surname: 'Nkosi', live_dates, confirmed_dates: [] })

const offerOf = (
  days: [date: string, status: 'open' | 'confirmed' | 'past'][],
  more: Partial<Record<keyof Offer, unknown>> = {},
) =>
  ({
    id: 'off_A',
    offer_type: 'public',
    status: 'open',
    profession: 'Pharmacist',
    request_dates: days.map(([date]) => shift(date)),
    mapped_dates: days.map(([date, status]) => ({ ...shift(date), status })),
    offers_requests: [],
    ...more,
  }) as unknown as Offer

const bookingOf = (days: [date: string, cancelled: boolean, start?: string][]) =>
  ({
    id: 'B1234567',
    profession: 'Pharmacist',
    professional: { name: 'Anele Vilakazi' },
    booking_dates_times: days.map(([date, cancelled, start]) => ({ ...shift(date, start), cancelled })),
  }) as unknown as Booking

const labelsOn = (offers: Offer[], bookings: Booking[], date: string) =>
  shiftsByDay(offers, bookings, today)
    .get(date)
    ?.map(({ family, label, title }) => `${family} ${label} ${title}`)

describe('what a practice has on a day', () => {
  it('is a booking with the locum’s name, and ends with the day', () => {
    const booking = bookingOf([
      [behind, false],
      [ahead, false],
      [next, true],
    ])
    expect(labelsOn([], [booking], behind)).toEqual(['past Ended Anele Vilakazi'])
    expect(labelsOn([], [booking], ahead)).toEqual(['booked Booked Anele Vilakazi'])
    expect(labelsOn([], [booking], next)).toBeUndefined()
  })

  it('is an overnight shift until the day it ends on has passed', () => {
    const nights = {
      ...bookingOf([]),
      booking_dates_times: ['2026-11-30', behind].map((date) => ({
        date,
        start_time: '19:00',
        end_time: '07:00',
        cancelled: false,
      })),
    } as unknown as Booking
    expect(labelsOn([], [nights], behind)).toEqual(['booked Booked Anele Vilakazi'])
    expect(labelsOn([], [nights], '2026-11-30')).toEqual(['past Ended Anele Vilakazi'])
  })

  it('is an offer: open, or with the number of applicants for that day', () => {
    const offer = offerOf(
      [
        [ahead, 'open'],
        [next, 'open'],
      ],
      { offers_requests: [applicant([ahead]), applicant([ahead])] },
    )
    expect(labelsOn([offer], [], ahead)).toEqual(['pending 2 applicants Pharmacist'])
    expect(labelsOn([offer], [], next)).toEqual(['available Open Pharmacist'])
  })

  it('shows a booked day of an offer once, as its booking', () => {
    const offer = offerOf([
      [ahead, 'confirmed'],
      [next, 'open'],
    ])
    expect(labelsOn([offer], [bookingOf([[ahead, false]])], ahead)).toEqual(['booked Booked Anele Vilakazi'])
  })

  it('says that no locum was booked on a past day', () => {
    expect(shiftsByDay([offerOf([[behind, 'past']])], [], today).get(behind)).toMatchObject([
      { family: 'past', detail: 'No locum was booked' },
    ])
  })

  it('is a request until the locum answers', () => {
    const request = (live: string[]) =>
      offerOf(
        [
          [ahead, 'open'],
          [next, 'open'],
        ],
        { offer_type: 'private', offers_requests: [applicant(live)] },
      )
    expect(labelsOn([request([ahead])], [], ahead)).toEqual(['pending Requested Thandi Nkosi'])
    expect(labelsOn([request([ahead])], [], next)).toBeUndefined()
  })

  it('leaves out what was cancelled', () => {
    expect(labelsOn([offerOf([[ahead, 'open']], { status: 'cancelled' })], [], ahead)).toBeUndefined()
  })

  it('is sorted by start', () => {
    const late = bookingOf([[ahead, false, '13:00']])
    expect(labelsOn([offerOf([[ahead, 'open']])], [late], ahead)).toEqual([
      'available Open Pharmacist',
      'booked Booked Anele Vilakazi',
    ])
  })
})

describe('a day without shifts', () => {
  const open = (sundays: boolean, public_holidays: boolean) => ({
    working_hours: { ...defaultOpeningHours, extra_hours: { sundays, public_holidays } },
  })

  it('is closed on Sundays and public holidays, unless the practice is open then', () => {
    expect(['2026-12-06', '2026-12-16', '2026-12-03'].map((date) => isClosed(open(false, false), date))).toEqual([
      true,
      true,
      false,
    ])
    expect(['2026-12-06', '2026-12-16'].map((date) => isClosed(open(true, true), date))).toEqual([false, false])
    // A Sunday that is a public holiday too is a holiday first.
    expect(isClosed(open(true, false), '2027-03-21')).toBe(true)
  })

  it('is shown as closed, unless it has a booking', () => {
    expect(practiceDayCell(new Map(), ahead, true)).toMatchObject({
      off: true,
      entries: [{ family: 'unavailable', label: 'Closed' }],
    })
    expect(practiceDayCell(shiftsByDay([], [bookingOf([[ahead, false]])], today), ahead, true).off).toBeUndefined()
  })
})

it('reads what ends within a month after the period, but never more than a year', () => {
  expect(lastQueriedDay('2026-12-01', '2026-12-31')).toBe('2027-01-31')
  expect(lastQueriedDay('2026-11-21', '2027-11-30')).toBe('2027-11-22')
})

it('loads quarters from this month on, so that rolling on reads nothing twice', () => {
  const starts = (start: string, end: string) => partsOf({ start, end }, '2026-11-22').map((part) => part.start)
  expect(starts('2026-11-01', '2026-12-31')).toEqual(['2026-11-01'])
  expect(starts('2026-11-01', '2027-02-28')).toEqual(['2026-11-01', '2027-02-01'])
  expect(starts('2026-10-01', '2026-11-30')).toEqual(['2026-08-01', '2026-11-01'])
  expect(partsOf({ start: '2027-05-01', end: '2027-05-02' }, '2026-11-22')).toEqual([
    { start: '2027-05-01', end: '2027-07-31' },
  ])
})

it('marks both days of a night shift', () => {
  const night = {
    ...bookingOf([]),
    booking_dates_times: [{ date: ahead, start_time: '19:00', end_time: '07:00', cancelled: false }],
  }
  const days = shiftsByDay([], [night as unknown as Booking], today)
  expect([ahead, next].map((date) => practiceDayCell(days, date, true).entries.map(({ text }) => text))).toEqual([
    ['19:00–07:00 Fri'],
    ['until 07:00'],
  ])
})
