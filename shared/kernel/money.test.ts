import { expect, it } from 'vitest'
import { readRand } from './money.ts'

it.each([
  ['35000', 35_000],
  ['35 000', 35_000],
  ['R 35 000,50', 35_000.5],
  ['R35,000.50', 35_000.5],
  ['35\u00a0000', 35_000],
  ['1 250 000', 1_250_000],
  ['25,00', 25],
  [' 18500.5 ', 18_500.5],
  ['r1\u00a0424', 1_424],
  ['R 1,424.25', 1_424.25],
  ['150,05', 150.05],
  [' 0.01 ', 0.01],
  ['0', 0],
  ['12 34', undefined],
  ['1e3', undefined],
  ['25.000', undefined],
  ['35 00', undefined],
  ['35000.505', undefined],
  ['-35000', undefined],
  ['R', undefined],
  ['about 35000', undefined],
  ['', undefined],
])('%s is read as %s', (typed, rand) => expect(readRand(typed)).toBe(rand))
