import { afterEach, expect, it } from 'vitest'
import { holidayName, holidaysIn, cacheHolidays } from './holidays.ts'

afterEach(() => cacheHolidays([]))

it('names announced holidays beside the statutory ones, once the options are loaded', () => {
  expect(holidayName('2026-12-02')).toBeUndefined()
  const subs = [
    { date: '2026-12-02', name: 'Election Day' },
    { date: '2026-12-16', name: 'Day of Reconciliation' },
  ]
  expect(holidaysIn('2027-02')).toEqual([])
  cacheHolidays([{ category: 'public-holidays', name: '2026', order: 0, isdeleted: false, subs }])
  expect(holidayName('2026-12-02')).toBe('Election Day')
  expect(holidaysIn('2026-12').map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-12-02 Election Day',
    '2026-12-16 Day of Reconciliation',
    '2026-12-25 Christmas Day',
    '2026-12-26 Day of Goodwill',
  ])
})
