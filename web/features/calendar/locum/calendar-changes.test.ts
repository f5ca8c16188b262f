import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { monthQuery, showOptimistically } from './locum-calendar.api.ts'
import { toDayChanges } from './calendar-changes.ts'

it('groups days with the same availability, and leaves out unchanged ones', () => {
  const day = (date: string, end_time: string) =>
    [date, { date, posted: 'available', start_time: '08:00', end_time }] as const
  const calendar = {
    days: new Map([day('2026-12-07', '17:00'), day('2026-12-08', '13:00'), day('2026-12-09', '15:00')]),
    requests: new Map(),
  } as never
  const free = (date: string, end_time: string) => ({
    date,
    availability: { status: 'available', start_time: '08:00', end_time } as const,
  })
  const days = [
    free('2026-12-07', '17:00'),
    free('2026-12-08', '14:00'),
    free('2026-12-09', '14:00'),
    { date: '2026-12-10', availability: { status: 'unavailable' } as const },
  ]
  expect(toDayChanges({ calendar, days })).toEqual([
    { set: { status: 'available', start_time: '08:00', end_time: '14:00' }, dates: ['2026-12-08', '2026-12-09'] },
    { set: { status: 'unavailable' }, dates: ['2026-12-10'] },
  ])
})

it('leaves out a day that already has the availability', () => {
  const availability = { status: 'available', start_time: '08:00', end_time: '17:00' } as const
  const monday = { date: '2026-12-07', posted: 'available', start_time: '08:00', end_time: '17:00', posting: 'avl_1' }
  const calendar = { days: new Map([[monday.date, monday]]), requests: new Map() } as never
  expect(
    toDayChanges({ calendar, days: ['2026-12-07', '2026-12-08'].map((date) => ({ date, availability })) }),
  ).toEqual([{ set: availability, dates: ['2026-12-08'] }])
})

it('restores days that were shown as changed', () => {
  const client = new QueryClient()
  const key = monthQuery('2026-12').queryKey
  const before = { days: new Map(), requests: new Map() }
  client.setQueryData(key, before)
  const restore = showOptimistically(client, [
    { date: '2026-12-07', status: 'open', posted: 'none', free: [], booked: [], requests: [] },
  ])
  expect(client.getQueryData(key)).not.toEqual(before)
  restore()
  expect(client.getQueryData(key)).toEqual(before)
})
