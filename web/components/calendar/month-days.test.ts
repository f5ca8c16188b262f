import { expect, it } from 'vitest'
import { monthsAway, moveCursor, weeksOf } from './month-days.ts'

it('lays a month out in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks.map(([monday]) => monday)).toEqual([
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
    '2026-12-28',
  ])
  expect(weeksOf('2027-02').map(([monday]) => monday)).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'])
})

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
