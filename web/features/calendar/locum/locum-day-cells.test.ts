import { expect, it } from 'vitest'
import { draftDayCell, ownDayCell } from './locum-day-cells.ts'
import { calendarOf } from '#web/components/calendar/own-calendar.ts'

const today = '2026-12-09'
const free = [
  { start_time: '08:00', end_time: '12:00' },
  { start_time: '13:00', end_time: '17:00' },
]
const calendar = calendarOf([
  {
    id: 'avl_1',
    availability_code: 'V0000001',
    days: [{ date: today, status: 'available', posted: 'available', free, booked: [], requests: [] }],
    booking_requests: [],
  },
] as never)
const labels = ({ entries }: ReturnType<typeof ownDayCell>) => entries.map(({ label, text }) => `${label} ${text}`)

it('shows today’s hours as ended once they have passed, and a past day as empty', () => {
  expect(labels(ownDayCell(calendar, today, `${today}T09:59:00Z`))).toEqual([
    'Available 08:00–12:00',
    'Available 13:00–17:00',
  ])
  expect(labels(ownDayCell(calendar, today, `${today}T10:00:00Z`))).toEqual([
    'Ended 08:00–12:00',
    'Available 13:00–17:00',
  ])
  expect(ownDayCell(calendar, today, `${today}T22:00:00Z`)).toEqual({
    entries: [],
    off: false,
    notChoosable: 'This day has passed',
  })
})

it('shows unsaved availability in the same words', () => {
  const availability = { status: 'open', start_time: '08:00', end_time: '14:00' } as const
  expect(labels(draftDayCell(calendar, today, `${today}T11:59:00Z`, availability))).toEqual([
    'Possibly Available 08:00–14:00',
  ])
  expect(labels(draftDayCell(calendar, today, `${today}T12:00:00Z`, availability))).toEqual(['Ended 08:00–14:00'])
  expect(draftDayCell(calendar, today, `${today}T12:00:00Z`, { status: 'unavailable' }).entries).toEqual([
    { family: 'unavailable', label: 'Unavailable', unsaved: true },
  ])
})

it('shows an overnight shift as booked until the day it ends on has passed', () => {
  const booked = (date: string, start_time: string, end_time: string) => ({
    date,
    status: 'unavailable',
    posted: 'none',
    free: [],
    booked: [{ start_time, end_time, booking: 'B1' }],
    requests: [],
  })
  const night = calendarOf([
    {
      id: 'usr_1',
      days: [booked(today, '19:00', '00:00'), booked('2026-12-10', '00:00', '07:00')],
      booking_requests: [],
    },
  ] as never)
  const at = (date: string, time: string) => labels(ownDayCell(night, date, new Date(`${time}:00+02:00`).toISOString()))
  expect(at(today, '2026-12-10T23:59')).toEqual(['Booked 19:00–07:00 Thu'])
  expect(at('2026-12-10', '2026-12-10T23:59')).toEqual(['Booked until 07:00'])
  expect([at(today, '2026-12-11T00:00'), at('2026-12-10', '2026-12-11T00:00')]).toEqual([
    ['Ended 19:00–07:00 Thu'],
    ['Ended until 07:00'],
  ])
})

it('shows a posted night on both of its days, and one that is requested on neither as Available', () => {
  const night = (requests: string[]) =>
    calendarOf([
      {
        id: 'avl_1',
        days: [
          {
            date: today,
            status: 'available',
            posted: 'available',
            free: [{ start_time: '19:00', end_time: '07:00' }],
            booked: [],
            requests,
          },
        ],
        booking_requests: [
          { id: 'off_1', name: 'A practice', request_dates: [{ date: today, start_time: '19:00', end_time: '07:00' }] },
        ],
      },
    ] as never)
  const on = (requests: string[], date: string, now = `${today}T09:00:00Z`) =>
    labels(ownDayCell(night(requests), date, now))
  expect(on([], today)).toEqual(['Available 19:00–07:00 Thu'])
  expect(on([], '2026-12-10')).toEqual(['Available until 07:00'])
  expect(on([], '2026-12-10', '2026-12-10T05:00:00Z')).toEqual(['Ended until 07:00'])
  expect(on(['off_1'], '2026-12-10')).toEqual([])
  const draft = { status: 'available', start_time: '08:00', end_time: '12:00' } as const
  expect(labels(draftDayCell(night([]), '2026-12-10', `${today}T09:00:00Z`, draft))).toEqual([
    'Available until 07:00',
    'Available 08:00–12:00',
  ])
})
