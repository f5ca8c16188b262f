import { expect, it } from 'vitest'
import { type DayEntry, formatDayCell, spansOf } from './day-cell-model.ts'

it('describes a day with all its entries', () => {
  const entries = [
    { family: 'booked', label: 'Booked', text: '08:00–13:00', detail: 'Vineyard Pharmacy' },
    { family: 'available', label: 'Available', text: '13:00–17:00', unsaved: true },
  ] as const
  expect(formatDayCell('2026-12-22', { entries }, '2026-12-22')).toBe(
    'Tuesday 22 December, today, Booked Vineyard Pharmacy 08:00–13:00, Available 13:00–17:00 not saved yet',
  )
  expect(
    formatDayCell('2026-12-25', { entries: [], off: true, notChoosable: 'This day has passed' }, '2026-12-26'),
  ).toBe('Friday 25 December, Christmas Day, This day has passed')
  const off = { entries: [{ family: 'unavailable', label: 'Unavailable' }], notChoosable: 'Unavailable' } as const
  expect(formatDayCell('2026-12-22', off, '2026-12-21')).toBe('Tuesday 22 December, Unavailable')
})

it('draws the consecutive days of a request as one bar, unless hours or place in the cell differ', () => {
  const request = (group: string, text = '08:00–17:00'): DayEntry => ({
    family: 'pending',
    label: 'Requested',
    group,
    text,
  })
  const booked: DayEntry = { family: 'booked', label: 'Booked', text: '08:00–17:00' }
  const spans = (...days: DayEntry[][]) => spansOf(days.map((entries) => ({ entries })))
  expect(spans([request('a')], [request('a')], [booked], [request('a')])).toEqual([[2], [0], [1], [1]])
  expect(spans([request('a')], [request('a', '08:00–12:00')], [request('b')])).toEqual([[1], [1], [1]])
  expect(spans([request('a')], [booked, request('a')])).toEqual([[1], [1, 1]])
  const days = Array.from({ length: 4 }, () => ({ entries: [request('a')] }))
  const isThird = (day: number) => {
    expect(day).toBeLessThan(days.length)
    return day === 2
  }
  expect(spansOf(days, isThird)).toEqual([[2], [0], [1], [1]])
})
