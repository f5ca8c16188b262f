import { expect, it } from 'vitest'
import { monthsAway, moveCursor } from './month-days.ts'

it('keeps to the last day where a month is shorter', () => {
  expect(monthsAway('2027-01-31', 1)).toBe('2027-02-28')
  expect(monthsAway('2026-12-15', 1)).toBe('2027-01-15')
  expect(monthsAway('2027-01-15', -1)).toBe('2026-12-15')
})

it.each([
  ['ArrowRight', '2026-12-17'],
  ['ArrowUp', '2026-12-09'],
  ['Home', '2026-12-14'],
  ['End', '2026-12-20'],
  ['PageDown', '2027-01-16'],
  ['a', undefined],
])('%s moves from Wed 16 Dec to %s', (key, date) => {
  expect(moveCursor('2026-12-16', key)).toBe(date)
})
