import { expect, it } from 'vitest'
import { formatMonths, mondaysBetween, monthMark, pickerWeeks, weeksBefore } from './rolling-weeks.ts'

it('rolls in whole weeks across the end of a month and of a year', () => {
  expect(mondaysBetween('2026-11-22', '2026-12-06')).toEqual(['2026-11-16', '2026-11-23', '2026-11-30'])
  expect(mondaysBetween('2026-12-30', '2027-01-05')).toEqual(['2026-12-28', '2027-01-04'])
})

it('names the months in view, and the years where they differ', () => {
  expect(formatMonths('2026-12-01', '2026-12-31')).toBe('December 2026')
  expect(formatMonths('2026-11-16', '2026-12-27')).toBe('Nov – Dec 2026')
  expect(formatMonths('2026-12-28', '2027-01-31')).toBe('Dec 2026 – Jan 2027')
})

it('starts a picker with this week, so that the days after the end of the month can be chosen', () => {
  const weeks = pickerWeeks('2026-11', '2026-11-22')
  expect([weeks[0], weeks.at(-1)]).toEqual(['2026-11-16', '2026-12-21'])
  expect(pickerWeeks('2026-12', '2026-11-22')[0]).toBe('2026-11-30')
})

it('goes back to the beginning of a month', () => {
  expect(weeksBefore('2026-11-16')).toEqual({ from: '2026-11-01', to: '2026-11-15' })
  expect(weeksBefore('2027-01-04')).toEqual({ from: '2027-01-01', to: '2027-01-03' })
  expect(weeksBefore('2026-12-28').from).toBe('2026-12-01')
})

it('marks where a month begins with a line that steps from its first day', () => {
  const marks = (date: string) => Object.entries(monthMark(date)).flatMap(([name, is]) => (is ? name : []))
  expect(marks('2026-12-01')).toEqual(['begins', 'above', 'before'])
  expect(marks('2026-12-07')).toEqual(['above'])
  expect(marks('2026-12-08')).toEqual([])
  // A Monday has no line before it.
  expect(marks('2027-02-01')).toEqual(['begins', 'above'])
})
