import { expect, it } from 'vitest'
import { feeOfYear, readSalary } from './salary.rules.ts'

it.each([
  ['35000', 35_000],
  ['35 000', 35_000],
  ['R 35 000,50', 35_000.5],
  ['R35,000.50', 35_000.5],
  ['35\u00a0000', 35_000],
  ['1 250 000', 1_250_000],
  ['25,00', 25],
  [' 18500.5 ', 18_500.5],
  ['25.000', undefined],
  ['35 00', undefined],
  ['35000.505', undefined],
  ['-35000', undefined],
  ['R', undefined],
  ['about 35000', undefined],
  ['', undefined],
])('%s is read as %s', (typed, rand) => expect(readSalary(typed)).toBe(rand))

it.each([
  [35_000, 0.1, 4_200_000],
  [35_000, 0.05, 2_100_000],
  [18_500.55, 0.1, 2_220_066],
])('a month’s salary of R %s at %s costs %s cents', (salary, share, cents) =>
  expect(feeOfYear(salary, share)).toBe(cents),
)
