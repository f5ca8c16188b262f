import { describe, expect, it } from 'vitest'
import type { Availability, AvailabilityDay } from '#shared/calendar/availability.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ownConflicts } from './own-conflicts.tsx'
import { calendarOf } from './own-calendar.ts'

const [wednesday, thursday, friday, saturday, monday] = [
  '2026-12-02',
  '2026-12-03',
  '2026-12-04',
  '2026-12-05',
  '2026-12-07',
] as const

const day = (date: string, booked: [from: string, to: string][], posted: AvailabilityDay['posted'] = 'none') => ({
  date,
  posted,
  booked: booked.map(([start_time, end_time]) => ({ start_time, end_time, booking: `B-${start_time}` })),
})
/** Booked in the morning and through a night, Unavailable on the day after. */
const calendar = calendarOf([
  {
    id: 'usr_1',
    booking_requests: [],
    days: [
      day(thursday, [['08:00', '13:00']]),
      day(friday, [['19:00', '00:00']]),
      day(saturday, [['00:00', '07:00']], 'unavailable'),
    ],
  } as unknown as Availability,
])

const offering = (date: string, start_time: string, end_time: string) =>
  ownConflicts(calendar, { request_dates: [{ date, start_time, end_time }] } as unknown as Offer, {})

describe('conflicts of the own calendar with an offered day', () => {
  it('are bookings at the same time', () => {
    expect(
      offering(thursday, '12:45', '17:00')
        .bookingsAt(thursday)
        .map(({ booking }) => booking),
    ).toEqual(['B-08:00'])
    expect(offering(thursday, '13:00', '17:00').isFree(thursday)).toBe(true)
    expect(offering(monday, '08:00', '17:00').isFree(monday)).toBe(true)
  })

  it('include a booking across midnight, each half on its day', () => {
    expect(
      offering(friday, '22:00', '06:00')
        .bookingsAt(friday)
        .map(({ date }) => date),
    ).toEqual([friday, saturday])
    expect(offering(saturday, '07:00', '12:00').isBooked(saturday)).toBe(false)
    expect(
      offering(wednesday, '19:00', '08:30')
        .bookingsAt(wednesday)
        .map(({ booking }) => booking),
    ).toEqual(['B-08:00'])
  })

  it('give each reason, or both at once', () => {
    const { isFree, factsOf } = offering(saturday, '06:00', '12:00')
    expect(isFree(saturday)).toBe(false)
    expect(factsOf([saturday])).toEqual({ notUnavailable: false, notBooked: false, registered: true })
    expect(offering(saturday, '07:00', '12:00').factsOf([saturday])).toEqual({
      notUnavailable: false,
      notBooked: true,
      registered: true,
    })
    expect(offering(thursday, '08:00', '12:00').factsOf([thursday])).toEqual({
      notUnavailable: true,
      notBooked: false,
      registered: true,
    })
    expect(offering(monday, '08:00', '12:00').factsOf([monday])).toEqual({
      notUnavailable: true,
      notBooked: true,
      registered: true,
    })
  })

  it('are days after the registration has expired', () => {
    const offer = { request_dates: [{ date: monday, start_time: '08:00', end_time: '17:00' }] } as unknown as Offer
    const until = (registration_expiry: string) => ownConflicts(calendar, offer, { registration_expiry })
    expect([until(saturday).isFree(monday), until(monday).isFree(monday)]).toEqual([false, true])
    expect(until(saturday).factsOf([monday])).toMatchObject({ registered: false })
  })

  it('are empty until the calendar is loaded', () => {
    const offer = { request_dates: [{ date: saturday, start_time: '06:00', end_time: '12:00' }] } as unknown as Offer
    expect(ownConflicts(undefined, offer, {}).isFree(saturday)).toBe(true)
  })
})
