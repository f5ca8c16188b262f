import { expect, it } from 'vitest'
import { typedDayProblem } from './typed-day.ts'

it.each([
  ['', 'Use the format DD/MM/YYYY'],
  ['28/02/2026', undefined],
  ['31/02/2026', 'There is no day 31/02/2026'],
  ['1/2/26', 'Use the format DD/MM/YYYY'],
  ['2026-02-01', 'Use the format DD/MM/YYYY'],
])('%s: %s', (text, problem) => {
  expect(typedDayProblem(text)).toBe(problem)
})
