import { expect, it } from 'vitest'
import { lowerRates, formatLowerRates } from './lower-rates.rules.ts'

const own = { weekdays: '395', saturday: '450', sundays: '520', public_holidays: '520' }
const offered = { weekdays: '1', saturday: '1', sundays: '520', public_holidays: '520' }
const shift = (date: string, end_time = '17:00') => ({ date, start_time: '08:00', end_time })
const words = (...shifts: ReturnType<typeof shift>[]) =>
  formatLowerRates(lowerRates(shifts, offered, own, []), 'your').replaceAll('\u00a0', ' ')

it('lists offered and own rates for the kinds of day in question only', () => {
  expect(words(shift('2026-12-07'), shift('2026-12-08'))).toBe('R 1/h, your rate is R 395/h')
  expect(words(shift('2026-12-07'), shift('2026-12-05'))).toBe(
    'R 1/h on weekdays, your rate is R 395/h; R 1/h on Saturdays, your rate is R 450/h',
  )
})

it('checks both sides of midnight', () => {
  expect(lowerRates([shift('2026-12-04', '06:00')], offered, own, []).map(({ group }) => group)).toEqual([
    'weekdays',
    'saturday',
  ])
})

it('omits rates that are met or exceeded', () => {
  expect(words(shift('2026-12-06'))).toBe('')
  expect(lowerRates([shift('2026-12-07')], { ...offered, weekdays: '400' }, own, [])).toEqual([])
})
