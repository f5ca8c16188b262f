import { describe, expect, it } from 'vitest'
import {
  formatDays,
  formatHoursLine,
  formatLunchTerms,
  formatPartsLine,
  formatParts,
  formatRateLine,
  formatWeekdays,
} from './format-days.ts'

const shift = (date: string, start_time: string, end_time: string) => ({ date, start_time, end_time })
const unpaid = { allowed: true, paid: false, period: 1 } as const

describe('the line of hours', () => {
  it.each([
    [[shift('2026-12-02', '08:00', '17:00')], '08:00–17:00 · 1 h unpaid lunch'],
    [[shift('2026-12-02', '13:00', '18:00')], '13:00–18:00 · 5 h, no lunch'],
    [[shift('2026-12-11', '19:00', '07:00')], '19:00–07:00 Sat · 12 h, 1 h unpaid lunch'],
    [[shift('2026-12-02', '08:00', '17:00'), shift('2026-12-03', '08:00', '17:00')], '08:00–17:00 · 1 h unpaid lunch'],
    [[shift('2026-12-04', '08:00', '17:00'), shift('2026-12-05', '09:00', '13:00')], '08:00–17:00 and 09:00–13:00'],
    [
      [
        shift('2026-12-04', '08:00', '17:00'),
        shift('2026-12-05', '09:00', '13:00'),
        shift('2026-12-06', '10:00', '12:00'),
      ],
      'Hours vary by day',
    ],
  ])('%# reads %s', (shifts, words) => {
    expect(formatHoursLine(shifts, unpaid).replaceAll('\u00a0', ' ')).toBe(words)
  })
})

describe('the lunch of shifts', () => {
  const [long, short] = [shift('2026-12-04', '08:00', '17:00'), shift('2026-12-05', '09:00', '13:00')]
  it.each([
    ['1 h unpaid lunch', [long], unpaid],
    ['1 h unpaid lunch on shifts over 5 h', [long, short], unpaid],
    ['no lunch', [short], unpaid],
    ['no lunch', [long], { allowed: false, paid: false, period: 1 } as const],
  ])('is %s', (words, shifts, lunch) => {
    expect(formatLunchTerms(shifts, lunch).replaceAll('\u00a0', ' ')).toBe(words)
  })
})

describe('days in words', () => {
  it.each([
    [['2026-12-17'], 'Thu\u00a017\u00a0Dec', 'Thursday'],
    [['2026-12-18', '2026-12-17'], 'Thu\u00a017 and Fri\u00a018\u00a0Dec', 'Thursday and Friday'],
    [
      ['2026-12-16', '2026-12-17', '2026-12-18', '2026-12-19', '2026-12-20'],
      'Wed\u00a016 – Sun\u00a020\u00a0Dec',
      '5 days',
    ],
    [['2026-12-31', '2027-01-02'], 'Thu\u00a031\u00a0Dec and Sat\u00a02\u00a0Jan', 'Thursday and Saturday'],
    [
      ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'],
      'Thu\u00a026, Fri\u00a027, Mon\u00a030\u00a0Nov and Tue\u00a01\u00a0Dec',
      '4 days',
    ],
    [['2026-12-03', '2026-12-10'], 'Thu\u00a03 and Thu\u00a010\u00a0Dec', '2 days'],
    [
      ['2026-12-01', '2026-12-03', '2026-12-05', '2026-12-07', '2026-12-09'],
      '5 days, Tue\u00a01 – Wed\u00a09\u00a0Dec',
      '5 days',
    ],
  ])('%j', (dates, days, weekdays) => {
    expect(formatDays(dates)).toBe(days)
    expect(formatWeekdays(dates)).toBe(weekdays)
  })
})

it('names the rate groups where there is more than one', () => {
  const [weekday, holiday] = [{ group: 'weekdays', hours: 4 } as const, { group: 'public_holidays', hours: 7 } as const]
  expect(formatPartsLine([weekday, holiday])).toBe('4\u00a0h weekday + 7\u00a0h public holiday')
  expect(formatPartsLine([weekday, weekday])).toBeUndefined()
  expect(formatParts([{ group: 'sundays', hours: 5 }, weekday])).toBe('5\u00a0h\u00a0Sunday + 4\u00a0h\u00a0weekday')
})

it('shows one rate, or the range of several', () => {
  expect(formatRateLine([{ rate: '380' }, { rate: '380' }])).toBe('R\u00a0380/h')
  expect(formatRateLine([{ rate: '430' }, { rate: '380' }])).toBe('R\u00a0380–430/h')
})
