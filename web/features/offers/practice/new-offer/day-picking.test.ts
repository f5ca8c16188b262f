import { describe, expect, it } from 'vitest'
import { canPick, picked } from './day-picking.ts'

const today = '2026-12-02'

describe('days that can be chosen', () => {
  it.each([
    ['today', '2026-12-02', [], true],
    ['yesterday', '2026-12-01', [], false],
    ['a year ahead', '2027-12-02', [], true],
    ['beyond a year', '2027-12-03', [], false],
    ['the 31st day from the first', '2027-01-02', ['2026-12-03'], true],
    ['the 32nd', '2027-01-03', ['2026-12-03'], false],
    ['too far before the last', '2026-12-02', ['2027-01-02'], false],
    ['a chosen one, to take it off', '2026-12-03', ['2026-12-03'], true],
  ])('%s', (_, date, chosen, expected) => {
    expect(canPick(date, chosen, today)).toBe(expected)
  })
})

it('adds a day, takes it off again, and adds a stretch as far as the days may lie apart', () => {
  expect(picked('2026-12-04', ['2026-12-07'], today)).toEqual(['2026-12-04', '2026-12-07'])
  expect(picked('2026-12-04', ['2026-12-04', '2026-12-07'], today)).toEqual(['2026-12-07'])
  expect(picked('2026-12-03', ['2026-12-06'], today, '2026-12-06')).toEqual([
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(picked('2026-12-01', ['2026-12-03'], today, '2026-12-03')).toEqual(['2026-12-02', '2026-12-03'])
  expect(picked('2027-01-10', ['2026-12-03'], today, '2026-12-03').at(-1)).toBe('2027-01-02')
})
