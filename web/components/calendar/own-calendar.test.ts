import { expect, it } from 'vitest'
import type { Availability, AvailabilityDay } from '#shared/calendar/availability.schema.ts'
import {
  requestsOn,
  bookedOn,
  calendarOf,
  availableHoursWith,
  isBooked,
  withoutPosting,
  requestsFor,
  changedDay,
  sharedPosting,
  withReplacedDays,
} from './own-calendar.ts'

const booking = 'B0000001' as never
const day = (date: string, more: Partial<AvailabilityDay> = {}): AvailabilityDay => ({
  date,
  status: 'available',
  posted: 'available',
  free: [],
  booked: [],
  requests: [],
  ...more,
})
const posting = (days: AvailabilityDay[], more: Partial<Availability> = {}) =>
  ({ id: 'avl_1', availability_code: 'V0000001', days, booking_requests: [], ...more }) as unknown as Availability

const night = calendarOf([
  posting([day('2026-12-31', { booked: [{ start_time: '19:00', end_time: '00:00', booking }] })]),
  posting([day('2027-01-01', { booked: [{ start_time: '00:00', end_time: '07:00', booking }] })]),
])

it('shows a night shift on its first day, and its end on the next morning', () => {
  expect(bookedOn(night, '2026-12-31')).toEqual([
    { booking, hours: { start_time: '19:00', end_time: '07:00' }, text: '19:00–07:00 Fri' },
  ])
  expect(bookedOn(night, '2027-01-01')).toEqual([{ booking, text: 'until 07:00' }])
  expect([isBooked(night, '2027-01-01'), isBooked(night, '2027-01-02')]).toEqual([true, false])
})

it('leaves available what is not booked, through the night too', () => {
  const morning = calendarOf([
    posting([day('2026-12-22', { booked: [{ start_time: '08:00', end_time: '13:00', booking }] })]),
  ])
  expect(availableHoursWith(morning, '2026-12-22', { start_time: '08:00', end_time: '17:00' })).toEqual([
    { start_time: '13:00', end_time: '17:00' },
  ])
  expect(availableHoursWith(morning, '2026-12-22', { start_time: '09:00', end_time: '12:00' })).toEqual([])
  expect(availableHoursWith(morning, '2026-12-21', { start_time: '19:00', end_time: '07:00' })).toEqual([
    { start_time: '19:00', end_time: '07:00' },
  ])
  expect(availableHoursWith(night, '2026-12-31', { start_time: '17:00', end_time: '09:00' })).toEqual([
    { start_time: '17:00', end_time: '19:00' },
    { start_time: '07:00', end_time: '09:00' },
  ])
})

it('finds the hours a practice requests, wherever the request is stored', () => {
  const request = {
    id: 'off_1',
    name: 'Harbour Road Pharmacy',
    request_dates: [{ date: '2026-12-17', start_time: '09:00', end_time: '13:00' }],
  }
  const withRequest = calendarOf([
    posting([day('2026-12-17', { requests: ['off_1' as never] })], { booking_requests: [request] as never }),
  ])
  expect(requestsOn(withRequest, '2026-12-17')).toEqual([
    {
      id: 'off_1',
      text: '09:00–13:00',
      hours: { start_time: '09:00', end_time: '13:00' },
      name: 'Harbour Road Pharmacy',
    },
  ])
})

it('shows unsaved availability in place of the previous one, along with bookings', () => {
  const calendar = calendarOf([
    posting([day('2026-12-22', { booked: [{ start_time: '08:00', end_time: '13:00', booking }] }), day('2026-12-23')]),
  ])
  const availability = changedDay(
    calendar,
    '2026-12-22',
    { status: 'open', start_time: '08:00', end_time: '17:00' },
    'avl_1' as never,
  )
  expect(availability).toMatchObject({
    posted: 'open',
    free: [{ start_time: '13:00', end_time: '17:00' }],
    booked: [{ booking }],
    posting: 'avl_1',
  })
  const after = withReplacedDays(calendar, [availability, withoutPosting(calendar, '2026-12-23')])
  expect(after.days.get('2026-12-22')).toEqual(availability)
  expect(after.days.get('2026-12-23')).toMatchObject({ posted: 'none', free: [] })
  expect(after.days.get('2026-12-23')?.posting).toBeUndefined()
})

it('shows no pending request on a day that is about to become Unavailable', () => {
  const withRequest = calendarOf([posting([day('2026-12-17', { requests: ['off_1'] as never })])])
  const hours = { start_time: '08:00', end_time: '17:00' }
  expect(changedDay(withRequest, '2026-12-17', { status: 'unavailable' }).requests).toEqual([])
  expect(changedDay(withRequest, '2026-12-17', { status: 'open', ...hours }).requests).toEqual(['off_1'])
})

it('finds the posting that days share', () => {
  const calendar = calendarOf([
    posting(['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'].map((date) => day(date))),
    posting([day('2026-12-11')], { id: 'avl_2' as never }),
  ])
  expect(sharedPosting(calendar, ['2026-12-08', '2026-12-10'])).toBe('avl_1')
  expect(sharedPosting(calendar, ['2026-12-10', '2026-12-11'])).toBeUndefined()
  expect(sharedPosting(calendar, ['2026-12-10', '2026-12-12'])).toBeUndefined()
})

it('names each request once that Unavailable days would end', () => {
  const requests = ['Harbour Road Pharmacy', 'Karoo Clinic'].map((name, at) => ({
    id: `off_${at}`,
    name,
    request_dates: [{ date: '2026-12-17', start_time: '09:00', end_time: '13:00' }],
  }))
  const withRequest = calendarOf([
    posting(
      [
        day('2026-12-17', { requests: ['off_0', 'off_1'] as never }),
        day('2026-12-18', { requests: ['off_1'] as never }),
      ],
      { booking_requests: requests as never },
    ),
  ])
  expect(requestsFor(withRequest, ['2026-12-17', '2026-12-18']).map(({ name }) => name)).toEqual([
    'Harbour Road Pharmacy',
    'Karoo Clinic',
  ])
  expect(requestsFor(withRequest, ['2026-12-19'])).toEqual([])
})

it('gives a day the same status as the server: partly booked, fully booked, requested', () => {
  const partly = { booked: [{ start_time: '08:00', end_time: '13:00', booking }] }
  const calendar = calendarOf([
    posting([
      day('2026-12-21', partly),
      day('2026-12-22', { ...partly, requests: ['off_1'] as never }),
      day('2026-12-23', { requests: ['off_1'] as never }),
      day('2026-12-24'),
    ]),
  ])
  const status = (date: string, start_time: string, end_time: string) =>
    changedDay(calendar, date, { status: 'available', start_time, end_time }).status
  expect(status('2026-12-21', '08:00', '17:00')).toBe('partially-confirmed')
  expect(status('2026-12-21', '08:00', '13:00')).toBe('unavailable')
  expect(status('2026-12-21', '13:00', '17:00')).toBe('available')
  expect(status('2026-12-22', '08:00', '17:00')).toBe('partially-confirmed')
  expect(status('2026-12-23', '08:00', '17:00')).toBe('requested')
  expect(changedDay(calendar, '2026-12-24', { status: 'open', start_time: '08:00', end_time: '17:00' }).status).toBe(
    'open',
  )
  expect(changedDay(calendar, '2026-12-23', { status: 'unavailable' })).toMatchObject({
    status: 'unavailable',
    posted: 'unavailable',
    free: [],
    requests: [],
  })
})
