import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { dayKeys } from '#web/platform/day-queries.ts'
import { showAtOnce } from './locum-calendar.api.ts'
import { canComeBack, remove, save, saidAlike } from './calendar-changes.ts'

afterEach(() => vi.unstubAllGlobals())

it('says each thing once, and nothing that is posted already', () => {
  const day = (date: string, end_time: string) =>
    [date, { date, posted: 'available', start_time: '08:00', end_time }] as const
  const calendar = {
    days: new Map([day('2026-12-07', '17:00'), day('2026-12-08', '13:00'), day('2026-12-09', '15:00')]),
    requests: new Map(),
  } as never
  const free = (date: string, end_time: string) => ({
    date,
    said: { status: 'available', start_time: '08:00', end_time } as const,
  })
  const days = [
    free('2026-12-07', '17:00'),
    free('2026-12-08', '14:00'),
    free('2026-12-09', '14:00'),
    { date: '2026-12-10', said: { status: 'unavailable' } as const },
  ]
  expect(saidAlike({ calendar, days })).toEqual([
    { said: { status: 'available', start_time: '08:00', end_time: '14:00' }, dates: ['2026-12-08', '2026-12-09'] },
    { said: { status: 'unavailable' }, dates: ['2026-12-10'] },
  ])
})

it('leaves a day alone that is posted so already, beside one that is not', () => {
  const said = { status: 'available', start_time: '08:00', end_time: '17:00' } as const
  const monday = { date: '2026-12-07', posted: 'available', start_time: '08:00', end_time: '17:00', posting: 'avl_1' }
  const calendar = { days: new Map([[monday.date, monday]]), requests: new Map() } as never
  expect(saidAlike({ calendar, days: ['2026-12-07', '2026-12-08'].map((date) => ({ date, said })) })).toEqual([
    { said, dates: ['2026-12-08'] },
  ])
})

it('offers to bring back what can be said again, but not hours of today that are over', () => {
  const day = (date: string) =>
    [date, { date, posted: 'available', start_time: '08:00', end_time: '17:00', posting: 'avl_1' }] as const
  const calendar = { days: new Map([day('2026-12-07'), day('2026-12-08')]), requests: new Map() } as never
  expect(canComeBack(calendar, ['2026-12-07'], '2026-12-07T14:59:00Z')).toBe(true)
  expect(canComeBack(calendar, ['2026-12-07'], '2026-12-07T15:00:00Z')).toBe(false)
  expect(canComeBack(calendar, ['2026-12-07', '2026-12-08', '2026-12-09'], '2026-12-07T15:00:00Z')).toBe(true)
})

it('sends nothing without a network, and reads nothing before it says so', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const client = new QueryClient()
  const calendar = { days: new Map(), requests: new Map() } as never
  const offline = { answer: 'OFFLINE', message: 'You’re offline. Nothing was sent; your input is kept.' }
  await expect(remove(client, ['2026-12-07'], '2026-12-02')).rejects.toMatchObject(offline)
  await expect(save(client, { calendar, days: [], today: '2026-12-02' })).rejects.toMatchObject(offline)
  expect(client.getQueryCache().getAll()).toEqual([])
})

it('puts days back that were shown as changed', () => {
  const client = new QueryClient()
  const key = dayKeys.ownMonth('2026-12')
  const before = { days: new Map(), requests: new Map() }
  client.setQueryData(key, before)
  const putBack = showAtOnce(client, [
    { date: '2026-12-07', status: 'open', posted: 'none', free: [], booked: [], requests: [] },
  ])
  expect(client.getQueryData(key)).not.toEqual(before)
  putBack()
  expect(client.getQueryData(key)).toEqual(before)
})
