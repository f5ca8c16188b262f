import { describe, expect, it } from 'vitest'
import type { DayPattern } from './availability.schema.ts'
import { datesOfPattern } from './day-pattern.rules.ts'

describe('the days of a pattern', () => {
  it.each<[string, DayPattern, string[]]>([
    ['one', { date: '2026-12-17' }, ['2026-12-17']],
    [
      'a range over the year’s end',
      { date: '2026-12-30', end_date: '2027-01-02' },
      ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'],
    ],
    ['29 February', { date: '2028-02-28', end_date: '2028-03-01' }, ['2028-02-28', '2028-02-29', '2028-03-01']],
    [
      'Mondays and Wednesdays',
      { date: '2026-12-14', end_date: '2026-12-27', weekdays: [1, 3] },
      ['2026-12-14', '2026-12-16', '2026-12-21', '2026-12-23'],
    ],
    [
      'Sundays except one that is a holiday',
      { date: '2027-12-19', end_date: '2028-01-02', weekdays: [0], except: ['2027-12-26'] },
      ['2027-12-19', '2028-01-02'],
    ],
    ['none', { date: '2026-12-17', weekdays: [0] }, []],
  ])('%s', (_, pattern, dates) => {
    expect(datesOfPattern(pattern)).toEqual(dates)
  })

  it('are at most 366', () => {
    expect(datesOfPattern({ date: '2027-03-01', end_date: '2028-02-29' })).toHaveLength(366)
  })
})
