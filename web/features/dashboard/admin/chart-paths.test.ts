import { expect, it } from 'vitest'
import { areaPath, barsPath, linePath, scaleOf, stepAt } from './chart-paths.ts'

it('values are drawn from zero, also where some are negative', () => {
  const scale = scaleOf([1, 4, 2])
  expect([4, 2, 0].map(scale)).toEqual([1, 24, 47])
  expect([3, 0, -1].map(scaleOf([3, -1]))).toEqual([1, 35.5, 47])
  expect(scaleOf([0, 0])(0)).toBe(1)
})

it('bars have their share of the width, none where there is nothing', () => {
  const bars = [
    { from: 47, to: 1 },
    { from: 47, to: 47 },
  ]
  expect(barsPath(bars)).toBe('M40 47V1h420V47z')
})

it('a line goes from edge to edge, past steps without a value', () => {
  expect(linePath([10, undefined, 20])).toBe('M0 10L1000 20h0')
  expect(linePath([undefined, 5])).toBe('M1000 5h0')
  expect(linePath([undefined, undefined])).toBe('')
  expect(areaPath([undefined, 10, 20], 47)).toBe('M500 10L1000 20h0V47H500z')
  expect(areaPath([], 47)).toBe('')
})

it('a pointer is over the step beside it', () => {
  expect([0, 0.49, 0.5, 1].map((share) => stepAt(share, 2, 'bars'))).toEqual([0, 0, 1, 1])
  expect([-0.1, 0.24, 0.26, 1].map((share) => stepAt(share, 3, 'line'))).toEqual([0, 0, 1, 2])
})
