import { expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

it.each([
  ['150', 150],
  ['150.5', 150.5],
  ['150,05', 150.05],
  ['R 1 424.25', 1424.25],
  ['r1\u00a0424', 1424],
  [' 0.01 ', 0.01],
])('reads %j as rand', (text, rand) => expect(readAmount(text)).toBe(rand))

it.each(['', '0', '0.00', '-5', '1.234', '1,424.25', '12 34', 'abc', '1e3'])('does not guess what %j is', (text) =>
  expect(readAmount(text)).toBeUndefined(),
)
