import { expect, it } from 'vitest'
import { earningsFor, exampleHours, isHighRate, isLowRate } from './rates.rules.ts'

it('warns above R 2 000 an hour', () => {
  expect(['380', '2000', '2001', '99999'].map(isHighRate)).toEqual([false, false, true, true])
})

it('warns below R 100 an hour', () => {
  expect(['1', '99', '100', '380'].map(isLowRate)).toEqual([true, true, false, false])
})

it('calculates a day’s earnings in cents', () => {
  expect(earningsFor(exampleHours.weekdays, '380')).toBe(304_000)
  expect(earningsFor(exampleHours.public_holidays, '520')).toBe(208_000)
})
