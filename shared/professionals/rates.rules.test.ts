import { expect, it } from 'vitest'
import { defaultWorkHours, earningsFor, exampleHours, isHighRate, isLowRate } from './rates.rules.ts'

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

it('the hours of a first rate are those of the specification', () =>
  expect(Object.values(defaultWorkHours).map(({ start, end }) => `${start}–${end}`)).toEqual([
    '09:00–18:00',
    '09:00–15:00',
    '09:00–17:00',
    '09:00–13:00',
  ]))
