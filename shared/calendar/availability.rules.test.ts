import { describe, expect, it } from 'vitest'
import type { BookingId, OfferId, PostingCode, UserId } from '#shared/kernel/ids.ts'
import { availabilitiesOf, type CalendarRequest, type CalendarView } from './availability.rules.ts'
import type { BookingRequest } from './availability.schema.ts'
import { takeSlots, type CalendarMonth } from './calendar.rules.ts'
import { postDays } from './posting.rules.ts'

const professional = 'usr_00000000-0000-4000-8000-000000000001' as UserId
const id = `avl_00000000-0000-4000-8000-000000000001_V0000001`
const free = { status: 'available', start_time: '08:00', end_time: '17:00' } as const
const empty: CalendarMonth[] = [
  { month: '2026-12', days: {} },
  { month: '2027-01', days: {} },
]
const posted = postDays(empty, ['2026-12-30', '2026-12-31', '2027-01-01'], 'V0000001' as PostingCode, free)

const request = (
  offer: string,
  live: string[],
  posting: CalendarRequest['posting'] = professional,
  status: BookingRequest['status'] = 'open',
) => ({ request: { id: offer as OfferId, status }, posting, live }) as CalendarRequest

const view = (changes: Partial<CalendarView> = {}) =>
  availabilitiesOf({
    professional,
    months: posted,
    start: '2026-12-01',
    end: '2027-01-31',
    now: '2026-12-31T06:00:00Z',
    requests: [],
    party: 'professional',
    ...changes,
  })

describe('availabilities of a period', () => {
  it('contain the days that were posted together; past ones can’t be requested', () => {
    const [found, ...others] = view()
    expect(others).toEqual([])
    expect(found).toMatchObject({
      id,
      availability_code: 'V0000001',
      date: '2026-12-30',
      end_date: '2027-01-01',
      start_time: '08:00',
      end_time: '17:00',
      status: 'available',
      isactive: true,
    })
    expect(found?.available_dates).toEqual(['2026-12-31', '2027-01-01'])
  })

  it('contain only the days of the period', () => {
    expect(view({ start: '2026-12-31', end: '2026-12-31' })[0]?.days.map(({ date }) => date)).toEqual(['2026-12-31'])
    expect(view({ start: '2027-01-02' })).toEqual([])
  })

  it('have common hours only if all days have the same', () => {
    const months = postDays(posted, ['2026-12-31'], 'V0000001' as PostingCode, { ...free, end_time: '13:00' })
    expect(view({ months })[0]).not.toHaveProperty('start_time')
  })

  it('group days without a posting under the professional’s own id', () => {
    const months = takeSlots(
      posted,
      [{ date: '2027-01-10', start_time: '08:00', end_time: '17:00' }],
      'B0000001' as BookingId,
    )
    const [, other] = view({ months, requests: [request('off_1', ['2027-01-12'])] })
    expect(other).toMatchObject({
      id: professional,
      date: '2027-01-10',
      end_date: '2027-01-12',
      status: 'requested',
      available_dates: [],
    })
    expect(other).not.toHaveProperty('availability_code')
    expect(other?.days).toMatchObject([
      { status: 'unavailable', booked: [{ start_time: '08:00', end_time: '17:00', booking: 'B0000001' }] },
      { status: 'requested', requests: ['off_1'] },
    ])
  })

  it('have the requests for them or for one of their days, except cancelled ones', () => {
    const requests = [
      request('off_1', ['2026-12-31'], professional),
      request('off_2', [], id as never, 'rejected'),
      request('off_3', [], id as never, 'cancelled'),
      request('off_4', ['2027-01-20'], professional),
    ]
    const [found, other] = view({ requests })
    expect(found?.booking_requests.map((request) => request.id)).toEqual(['off_1', 'off_2'])
    expect(other?.booking_requests.map((request) => request.id)).toEqual(['off_1', 'off_4'])
  })

  it('show no pending request on an Unavailable day, even before it has lapsed', () => {
    const months = postDays(posted, ['2026-12-31'], 'V0000001' as PostingCode, { status: 'unavailable' })
    const [found] = view({ months, requests: [request('off_1', ['2026-12-31', '2027-01-01'])] })
    expect(found?.days.map(({ date, status, requests }) => [date, status, requests])).toEqual([
      ['2026-12-30', 'available', []],
      ['2026-12-31', 'unavailable', []],
      ['2027-01-01', 'requested', ['off_1']],
    ])
  })

  it('show a practice no details of an unavailable day', () => {
    const off = postDays(posted, ['2026-12-31'], 'V0000001' as PostingCode, { status: 'unavailable' })
    const months = takeSlots(
      off,
      [
        { date: '2027-01-01', start_time: '08:00', end_time: '17:00' },
        { date: '2027-01-05', start_time: '08:00', end_time: '17:00' },
      ],
      'B0000001' as BookingId,
    )
    const [kept, hidden] = view({ months, party: 'practice' })
    expect(kept?.days.map(({ date }) => date)).toEqual(['2026-12-30'])
    const nothing = { status: 'unavailable', posted: 'none', free: [], booked: [], requests: [] }
    expect(hidden?.days).toEqual(['2026-12-31', '2027-01-01', '2027-01-05'].map((date) => ({ date, ...nothing })))
  })

  it('keep today’s posting until midnight for all viewers', () => {
    const at = (now: string, party: CalendarView['party']) =>
      view({ now, party }).flatMap(({ available_dates }) => available_dates)
    for (const party of ['practice', 'professional'] as const) {
      expect(at('2026-12-31T21:59:00Z', party)).toEqual(['2026-12-31', '2027-01-01'])
      expect(at('2026-12-31T22:00:00Z', party)).toEqual(['2027-01-01'])
    }
  })

  it('show a practice the free hours of a day, but not when and where the rest is booked', () => {
    const months = takeSlots(
      posted,
      [{ date: '2026-12-31', start_time: '08:00', end_time: '12:00' }],
      'B0000001' as BookingId,
    )
    expect(view({ months, party: 'practice' })[0]?.days[1]).toEqual({
      date: '2026-12-31',
      status: 'partially-confirmed',
      posted: 'available',
      free: [{ start_time: '12:00', end_time: '17:00' }],
      booked: [],
      requests: [],
    })
  })
})
