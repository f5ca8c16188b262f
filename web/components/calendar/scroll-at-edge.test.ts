import { expect, it } from 'vitest'
import { edgeSpeed } from './scroll-at-edge.ts'

const weeks = { begun: 400, top: 100, bottom: 700 }

it('scrolls only at the edges, faster further out, and not without bounds', () => {
  expect([140, 400, 660].map((y) => edgeSpeed(y, weeks))).toEqual([0, 0, 0])
  expect([690, 700, 2_000].map((y) => edgeSpeed(y, weeks))).toEqual([7, 11, 12])
  expect([110, 100, -2_000].map((y) => edgeSpeed(y, weeks))).toEqual([-7, -11, -12])
})

it('leaves a drag alone that began at the edge, until it moves out', () => {
  const atTop = { ...weeks, begun: 110 }
  expect([108, 90, 128].map((y) => edgeSpeed(y, atTop))).toEqual([0, 0, 0])
  expect([70, 690].map((y) => edgeSpeed(y, atTop))).toEqual([-12, 7])
})
