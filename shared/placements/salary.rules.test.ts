import { expect, it } from 'vitest'
import { feeOfYear } from './salary.rules.ts'

it.each([
  [35_000, 0.1, 4_200_000],
  [35_000, 0.05, 2_100_000],
  [18_500.55, 0.1, 2_220_066],
])('a month’s salary of R %s at %s costs %s cents', (salary, share, cents) =>
  expect(feeOfYear(salary, share)).toBe(cents),
)
