import { expect, it } from 'vitest'
import { formatTemplateDays } from './format-template.ts'

const shifts = (weekdays: number[], start_time = '08:00', end_time = '17:00') =>
  weekdays.map((weekday) => ({ weekday, start_time, end_time }))

it('a template’s weekdays are named from Monday on, with the same hours together', () => {
  expect(formatTemplateDays(shifts([5, 1, 2, 3, 4]))).toBe('Mon – Fri 08:00–17:00')
  expect(formatTemplateDays(shifts([6, 0]))).toBe('Sat and Sun 08:00–17:00')
  expect(formatTemplateDays(shifts([5, 6, 0]))).toBe('Fri – Sun 08:00–17:00')
  expect(formatTemplateDays([...shifts([1, 3, 5]), ...shifts([6], '09:00', '13:00')])).toBe(
    'Mon, Wed and Fri 08:00–17:00, Sat 09:00–13:00',
  )
})
