import { expect, it } from 'vitest'
import type { BookedDay } from '#shared/bookings/bookings.schema.ts'
import { formatToday } from './booking-status.ts'

const day = (date: string, start_time: string, end_time: string, cancelled = false) =>
  ({ date, start_time, end_time, cancelled }) as BookedDay
const nights = [
  day('2026-12-14', '19:00', '07:00'),
  day('2026-12-15', '19:00', '07:00'),
  day('2026-12-16', '19:00', '07:00', true),
]

it.each([
  ['before it', '2026-12-13T23:59', undefined],
  ['on its day', '2026-12-14T18:59', 'today from 19:00'],
  ['while it runs', '2026-12-14T19:00', 'on shift until 07:00'],
  ['past midnight', '2026-12-15T00:00', 'on shift until 07:00'],
  ['between two nights', '2026-12-15T07:00', 'today from 19:00'],
  ['after the last', '2026-12-16T07:00', 'finished for today'],
  ['on the next day', '2026-12-17T00:00', undefined],
])('describes a night shift %s', (_, at, words) => {
  expect(formatToday(nights, false, new Date(`${at}:00+02:00`).toISOString())).toBe(words)
})

it('describes a shift until midnight on its own day only', () => {
  const evening = [day('2026-12-14', '15:00', '00:00')]
  const at = (time: string) => formatToday(evening, true, new Date(`${time}+02:00`).toISOString())
  expect([at('2026-12-14T23:59:59'), at('2026-12-15T00:00:00')]).toEqual(['with you until 00:00', undefined])
})
