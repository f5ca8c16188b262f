import { expect, it } from 'vitest'
import { earnedIn, exampleHours, isHighRate, isLowRate } from './rates.rules.ts'

it('asks about more than R 2 000 an hour', () => {
  expect(['380', '2000', '2001', '99999'].map(isHighRate)).toEqual([false, false, true, true])
})

it('asks about less than R 100 an hour', () => {
  expect(['1', '99', '100', '380'].map(isLowRate)).toEqual([true, true, false, false])
})

it('works out what a day at a rate earns, in cents', () => {
  expect(earnedIn(exampleHours.weekdays, '380')).toBe(304_000)
  expect(earnedIn(exampleHours.public_holidays, '520')).toBe(208_000)
})
