import { expect, it } from 'vitest'
import { retryAfter } from './retry-after.ts'

const now = '2026-11-22T08:00:00.500Z'

it.each([
  ['when the quota has room', '2026-11-22T22:00:00.000Z', 50_400],
  ['an hour, if no time makes room', undefined, 3_600],
  ['a second, if it has room by now', '2026-11-22T08:00:00.000Z', 1],
])('a request may be sent again after %s', (_, until, seconds) => {
  expect(retryAfter({ name: 'poolsPerPractice', limit: 20, ...(until && { until }) }, now)).toBe(seconds)
})

it('whoever was refused only because of others waits for one to three seconds', () => {
  const waits = new Set(Array.from({ length: 200 }, () => retryAfter(undefined, now)))
  expect([...waits].toSorted()).toEqual([1, 2, 3])
})
