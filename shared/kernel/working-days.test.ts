import { expect, it } from 'vitest'
import { addWorkingDays } from './working-days.ts'

it.each([
  ['a Saturday', '2026-11-28', 5, '2026-12-04'],
  ['a Monday', '2026-11-30', 5, '2026-12-07'],
  ['no days', '2026-11-30', 0, '2026-11-30'],
  ['the week of Christmas: the 25th is a holiday, the 26th a Saturday', '2026-12-23', 2, '2026-12-28'],
  ['Easter: Good Friday and Family Day', '2027-03-25', 1, '2027-03-30'],
  ['a Monday after a holiday on a Sunday', '2027-03-19', 1, '2027-03-23'],
])('working days after %s', (_, from, days, last) => expect(addWorkingDays(from, days)).toBe(last))

it('announced holidays are no working days', () => {
  expect(addWorkingDays('2026-11-03', 1, [{ date: '2026-11-04', name: 'Election day' }])).toBe('2026-11-05')
})
