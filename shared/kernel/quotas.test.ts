import { describe, expect, it } from 'vitest'
import { fullUntil } from './quotas.ts'

const counted = [
  { last: '2026-11-27', weight: 2 },
  { last: '2026-11-28', weight: 3 },
  { last: '2026-12-31', weight: 5 },
]

describe('room within a limit', () => {
  it.each([
    ['is there up to the limit', 1, 11, undefined],
    [
      'returns at the end of the first day that frees enough, at midnight in South Africa',
      1,
      10,
      '2026-11-27T22:00:00.000Z',
    ],
    ['returns after as many days as needed', 3, 10, '2026-11-28T22:00:00.000Z'],
    ['returns after the last day if all are needed', 10, 10, '2026-12-31T22:00:00.000Z'],
  ])('%s', (_, wanted, limit, until) => expect(fullUntil(counted, wanted, limit)).toBe(until))

  it('is an error for more than the limit', () => expect(() => fullUntil(counted, 11, 10)).toThrow(RangeError))
})
