import { afterEach, expect, it } from 'vitest'
import { holidayName, cacheHolidays } from './holidays.ts'

afterEach(() => cacheHolidays([]))

it('names announced holidays beside the statutory ones, once the options are loaded', () => {
  expect(holidayName('2026-12-02')).toBeUndefined()
  const subs = [
    { date: '2026-12-02', name: 'Election Day' },
    { date: '2026-12-16', name: 'Day of Reconciliation' },
  ]
  cacheHolidays([{ category: 'public-holidays', name: '2026', order: 0, isdeleted: false, subs }])
  expect(holidayName('2026-12-02')).toBe('Election Day')
  expect(holidayName('2026-12-16')).toBe('Day of Reconciliation')
})
