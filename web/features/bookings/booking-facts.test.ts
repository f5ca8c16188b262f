import { afterEach, expect, it } from 'vitest'
import type { BookedDay } from '#shared/bookings/bookings.schema.ts'
import { cacheHolidays } from '#web/components/days/holidays.ts'
import { holidaysAnnouncedSince } from './booking-facts.ts'

afterEach(() => cacheHolidays([]))

it('names public holidays that a booked day is not paid as', () => {
  const subs = [{ date: '2026-12-02', name: 'Election Day' }]
  cacheHolidays([{ category: 'public-holidays', name: '2026', order: 0, isdeleted: false, subs }])
  const day = (group: string) =>
    ({
      parts: [
        { date: '2026-12-01', group: 'weekdays' },
        { date: '2026-12-02', group },
      ],
    }) as BookedDay
  expect(holidaysAnnouncedSince(day('weekdays'))).toEqual(['Election Day'])
  expect(holidaysAnnouncedSince(day('public_holidays'))).toEqual([])
})
