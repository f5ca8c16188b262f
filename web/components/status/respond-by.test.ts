import { expect, it } from 'vitest'
import { formatMoment, formatTimeLeft } from './respond-by.ts'

const now = '2026-11-26T08:00:00.000Z'

it('the time to answer is shown in South African time', () => {
  expect(formatMoment('2026-11-26T22:30:00.000Z')).toBe('Fri 27 Nov, 00:30')
})

it.each([
  ['2026-11-29T08:30:00.000Z', '3\u00a0days left'],
  ['2026-11-27T05:30:00.000Z', '21\u00a0h left'],
  ['2026-11-26T08:39:10.000Z', '40\u00a0min left'],
  ['2026-11-26T08:00:00.000Z', 'time is up'],
])('is counted down: %s', (at, left) => {
  expect(formatTimeLeft(at, now)).toBe(left)
})
