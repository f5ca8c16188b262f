import { expect, it } from 'vitest'
import { addCounts, approvalHours, approvalRanges, fillHours, fillRanges, rangeOf } from './counters.ts'
import { fillTimes, hoursWithin, sumOf, usualApprovalHours } from './figures.rules.ts'

it('a time is counted in the first range that it fits, the longest in the last', () => {
  expect(rangeOf(0, fillHours, fillRanges)).toBe('filled0')
  expect(rangeOf(15, fillHours, fillRanges)).toBe('filled0')
  expect(rangeOf(15.1, fillHours, fillRanges)).toBe('filled1')
  expect(rangeOf(336 * 60, fillHours, fillRanges)).toBe('filled13')
  expect(rangeOf(336 * 60 + 1, fillHours, fillRanges)).toBe('filled14')
  expect(rangeOf(61, approvalHours, approvalRanges)).toBe('approved1')
})

it('counts are added by name', () => {
  expect(addCounts({ fees: 2, value: 1 }, { fees: 3, credits: 4 })).toEqual({ fees: 5, value: 1, credits: 4 })
  expect(sumOf([{ fees: 1 }, { fees: 2 }, {}])).toEqual({ fees: 3 })
  expect(sumOf([])).toEqual({})
})

it('a share of the times is estimated evenly within its range', () => {
  // Ten between four and eight hours: half of them within six.
  expect(fillTimes({ filled5: 10 })).toEqual({ median: 6, nineInTen: 7.6 })
  // Of ten, five lie within a quarter of an hour.
  expect(fillTimes({ filled0: 5, filled5: 5 })).toEqual({ median: 0.25, nineInTen: 7.2 })
  expect(fillTimes({ filled0: 4, filled5: 6 }).median).toBeCloseTo(4 + 4 / 6)
  expect(fillTimes({})).toEqual({ median: undefined, nineInTen: undefined })
  expect(hoursWithin({ filled14: 1 }, fillHours, fillRanges, 0.5)).toBe(Infinity)
})

it('the usual time of an approval is the bound within which four of five were decided', () => {
  expect(usualApprovalHours({ approved0: 4, approved3: 1 })).toBe(1)
  expect(usualApprovalHours({ approved0: 3, approved3: 2 })).toBe(12)
  expect(usualApprovalHours({ approved5: 4 })).toBeUndefined()
  expect(usualApprovalHours({ approved12: 5 })).toBeUndefined()
})
