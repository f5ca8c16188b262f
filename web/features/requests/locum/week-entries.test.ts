import { describe, expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import { weeksWith } from '#web/components/calendar/month-days.ts'
import { entriesOn } from './week-entries.ts'

const day = (date: string, more: object) =>
  [date, { date, posted: 'none', free: [], booked: [], requests: [], ...more }] as const
const days = {
  days: new Map([
    day('2026-12-03', {
      booked: [{ start_time: '08:00', end_time: '13:00', booking: 'B1' }],
      posted: 'available',
      free: [{ start_time: '13:00', end_time: '17:00' }],
    }),
    day('2026-12-04', {
      booked: [{ start_time: '19:00', end_time: '00:00', booking: 'B2' }],
      requests: ['off_1', 'off_2'],
    }),
    day('2026-12-05', { booked: [{ start_time: '00:00', end_time: '07:00', booking: 'B2' }], posted: 'unavailable' }),
  ]),
  requests: new Map([
    [
      'off_2',
      {
        id: 'off_2',
        name: 'Karoo Clinic',
        request_dates: [{ date: '2026-12-04', start_time: '09:00', end_time: '13:00' }],
      },
    ],
  ]),
} as unknown as OwnCalendar
const now = '2026-12-03T06:00:00Z'
const shift = (date: string, start_time: string, end_time: string) => ({ date, start_time, end_time })

describe('a request beside the locum’s own week', () => {
  it('shows the weeks of its days', () => {
    expect(weeksWith(['2026-12-06', '2026-12-07', '2026-12-08', '2027-01-01'])).toEqual([
      '2026-11-30',
      '2026-12-07',
      '2026-12-28',
    ])
  })

  it('is shown with the other entries of the day', () => {
    const offer = {
      id: 'off_1',
      request_dates: [shift('2026-12-04', '08:00', '12:00')],
      offers_requests: [{ live_dates: ['2026-12-04'] }],
    } as unknown as Offer
    expect(entriesOn(days, '2026-12-04', offer, now).map(({ label, text }) => [label, text])).toEqual([
      ['Booked', '19:00–07:00 Sat'],
      ['Requested', '08:00–12:00'],
      ['Also requested', '09:00–13:00'],
    ])
    expect(entriesOn(days, '2026-12-03', offer, now).map(({ label }) => label)).toEqual(['Booked', 'Available'])
    expect(entriesOn(days, '2026-12-03', offer, '2026-12-03T15:00:00Z').map(({ label }) => label)).toEqual([
      'Booked',
      'Ended',
    ])
    expect(entriesOn(days, '2026-12-05', offer, now).at(-1)).toEqual({ family: 'unavailable', label: 'Unavailable' })
    expect(entriesOn(days, '2026-12-09', offer, now)).toEqual([])
  })
})
