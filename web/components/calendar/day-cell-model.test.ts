import { expect, it } from 'vitest'
import { formatDayCell, dayNumber } from './day-cell-model.ts'

it('describes a day with all its entries', () => {
  const entries = [
    { family: 'booked', label: 'Booked', text: '08:00–13:00' },
    { family: 'available', label: 'Available', text: '13:00–17:00', unsaved: true },
  ] as const
  expect(formatDayCell('2026-12-22', { entries }, '2026-12-22')).toBe(
    'Tuesday 22 December, today, Booked 08:00–13:00, Available 13:00–17:00 not saved yet',
  )
  expect(formatDayCell('2026-12-25', { entries: [], off: true, blocked: 'This day has passed' }, '2026-12-26')).toBe(
    'Friday 25 December, Christmas Day, This day has passed',
  )
})

it('names the month where a neighbouring one begins', () => {
  expect(['2026-12-01', '2027-01-01', '2027-01-02'].map((date) => dayNumber(date, '2026-12'))).toEqual([
    '1',
    '1 Jan',
    '2',
  ])
})
