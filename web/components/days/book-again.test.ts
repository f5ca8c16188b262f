import { expect, it } from 'vitest'
import { weekdaysAgain } from './book-again.ts'

it.each([
  ['of a booking that has ended', ['2026-11-10', '2026-11-12'], '2026-11-26', ['2026-12-01', '2026-12-03']],
  ['of one that ended today', ['2026-11-26'], '2026-11-26', ['2026-12-03']],
  ['of one that is running', ['2026-11-25', '2026-11-27'], '2026-11-26', ['2026-12-02', '2026-12-04']],
  ['of one ahead', ['2026-12-14'], '2026-11-26', ['2026-12-21']],
  ['of none', [], '2026-11-26', []],
])('the same weekdays again: %s', (_, dates, today, again) => {
  expect(weekdaysAgain(dates, today)).toEqual(again)
})
