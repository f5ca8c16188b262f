import { describe, expect, it } from 'vitest'
import { weekdayOf } from '#shared/kernel/dates.ts'
import { nextPossibleWeeks, patternDates, shiftsFromTemplate, toTemplateShifts } from './repeated-days.ts'
import { mondayOf } from '#web/components/calendar/month-days.ts'

const shift = (date: string, start_time = '08:00', end_time = '17:00') => ({ date, start_time, end_time })
/** Wednesday 2 December, 14:00 in South Africa. */
const [now, today] = ['2026-12-02T12:00:00.000Z', '2026-12-02']
const dates = (shifts: readonly { date: string }[]) => shifts.map(({ date }) => date)

describe('the days of an offer that is posted again', () => {
  it('stay if all of them are ahead', () => {
    expect(nextPossibleWeeks([shift('2026-12-03'), shift('2026-12-07')], now)).toEqual([
      shift('2026-12-03'),
      shift('2026-12-07'),
    ])
  })

  it('move together by whole weeks, so that weekdays and the days between stay', () => {
    const before = ['2025-11-27', '2025-12-05', '2025-12-07'].map((date) => shift(date))
    const after = nextPossibleWeeks(before, now)
    expect(dates(after)).toEqual(['2026-12-03', '2026-12-11', '2026-12-13'])
    expect(after.map(({ date }) => weekdayOf(date))).toEqual(before.map(({ date }) => weekdayOf(date)))
  })

  it('include today only while the shift has not begun', () => {
    expect(dates(nextPossibleWeeks([shift(today, '15:00')], now))).toEqual([today])
    expect(dates(nextPossibleWeeks([shift(today, '14:00')], now))).toEqual(['2026-12-09'])
  })
})

describe('a template', () => {
  const usual = [
    { weekday: 1, start_time: '08:00', end_time: '17:00' },
    { weekday: 0, start_time: '09:00', end_time: '13:00' },
  ]

  it('takes this week if all its weekdays are ahead, otherwise the next', () => {
    expect(shiftsFromTemplate(usual, now, today)).toEqual([shift('2026-12-07'), shift('2026-12-13', '09:00', '13:00')])
    expect(dates(shiftsFromTemplate([{ ...usual[1], weekday: 0 }] as typeof usual, now, today))).toEqual(['2026-12-06'])
    expect(mondayOf('2026-12-06')).toBe('2026-11-30')
  })

  it('is saved with each weekday once', () => {
    const days = [shift('2026-12-07'), shift('2026-12-13', '09:00', '13:00'), shift('2026-12-14', '10:00')]
    expect(toTemplateShifts(days)).toEqual(usual)
  })
})

describe('days by pattern', () => {
  const start = '2026-12-02'

  it('are every Tuesday within the period', () => {
    expect(patternDates({ weekdays: [2], weekInterval: 1, start, span: 31 })).toEqual([
      '2026-12-08',
      '2026-12-15',
      '2026-12-22',
      '2026-12-29',
    ])
  })

  it('are the weekdays of a fortnight, with the day on which it starts', () => {
    const found = patternDates({ weekdays: [1, 2, 3, 4, 5], weekInterval: 1, start, span: 14 })
    expect(found).toHaveLength(10)
    expect([found[0], found.at(-1)]).toEqual(['2026-12-02', '2026-12-15'])
  })

  it('are days of every second week, counted from Monday to Sunday', () => {
    expect(patternDates({ weekdays: [0, 1, 3], weekInterval: 2, start, span: 31 })).toEqual([
      '2026-12-02',
      '2026-12-06',
      '2026-12-14',
      '2026-12-16',
      '2026-12-20',
      '2026-12-28',
      '2026-12-30',
    ])
  })
})
