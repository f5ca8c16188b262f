import { expect, it } from 'vitest'
import {
  formatChange,
  formatDelay,
  formatPeriod,
  formatPoints,
  formatSpan,
  formatStep,
  formatWait,
  isLongWait,
} from './format-figures.ts'

/** With plain spaces. */
const plain = <T>(text: T): T => JSON.parse(JSON.stringify(text).replaceAll('\u00a0', ' ')) as T

it('times are said in minutes, hours and days', () => {
  expect(plain([0, 0.25, 1, 7 + 2 / 3, 72, 73, 98].map(formatSpan))).toEqual([
    '0 min',
    '15 min',
    '1 h',
    '7 h 40 min',
    '72 h',
    '3 d 1 h',
    '4 d 2 h',
  ])
  expect(formatSpan(Infinity)).toBe('more than 14 days')
})

it('changes are said in words', () => {
  const change = formatChange('more', 'fewer')
  expect([change(46, 39), change(19, 24), change(5, 5), change(5, 0), change(1001, 1000)]).toEqual([
    '18% more',
    '21% fewer',
    'The same',
    'None before',
    'Less than 1% more',
  ])
  expect([formatPoints(0.86, 0.82), formatPoints(0.81, 0.82), formatPoints(0.821, 0.82)]).toEqual([
    '4 points higher',
    '1 point lower',
    'The same',
  ])
  expect(plain([formatDelay(7.5, 9), formatDelay(9, 7.5), formatDelay(2, 2)])).toEqual([
    '1 h 30 min faster',
    '1 h 30 min slower',
    'The same',
  ])
  expect([formatDelay(Infinity, 3), formatDelay(3, Infinity), formatDelay(Infinity, Infinity)]).toEqual([
    'Slower',
    'Faster',
    'The same',
  ])
})

it('periods name their days or months once', () => {
  expect(plain(formatPeriod({ from: '2026-11-01', to: '2026-11-28' }, false))).toBe('1–28 Nov')
  expect(plain(formatPeriod({ from: '2026-10-04', to: '2026-11-02' }, false))).toBe('4 Oct–2 Nov')
  expect(formatPeriod({ from: '2025-04-01', to: '2026-03-03' }, true)).toBe('Apr 2025–Mar 2026')
  expect([formatStep('2026-11-05'), formatStep('2026-11')]).toEqual(['5 Nov', 'Nov 2026'])
})

it('waits are said in one unit, and are long from two days on', () => {
  const since = '2026-11-30T08:00:00.000Z'
  const after = (hours: number) => Date.parse(since) + hours * 3_600_000
  expect(plain([0, 0.5, 6.5, 23.9, 24, 71].map((hours) => formatWait(since, after(hours))))).toEqual([
    '1 min',
    '30 min',
    '6 h',
    '23 h',
    '1 d',
    '2 d',
  ])
  expect([isLongWait(since, after(47)), isLongWait(since, after(48))]).toEqual([false, true])
})
