import { describe, expect, it } from 'vitest'
import {
  LocalDate,
  addDays,
  parseMonthFirstDate,
  endOfDay,
  formatFormDate,
  localTimeAt,
  formatMonthFirstDate,
  lastDayOfMonth,
  monthRange,
  parseFormDate,
  todayAt,
  weekdayOf,
  formatTypedDate,
} from './dates.ts'
import { holidayName, publicHolidays } from './holidays.ts'
import { crockfordOf } from './crockford.ts'
import { codeOf, OfferId } from './ids.ts'
import { Rand, RateText } from './money.schema.ts'
import { formatRand, formatRate, readRate } from './money.ts'
import { roleOf } from './roles.ts'

describe('dates', () => {
  it('change at South African midnight', () => {
    expect(todayAt('2026-12-31T21:59:59.000Z')).toBe('2026-12-31')
    expect(todayAt('2026-12-31T22:00:00.000Z')).toBe('2027-01-01')
    expect(localTimeAt('2026-12-31T22:15:00.000Z')).toBe('00:15')
    expect(endOfDay('2026-12-31')).toBe('2026-12-31T22:00:00.000Z')
  })

  it('must exist', () => {
    expect(LocalDate.safeParse('2026-02-29').success).toBe(false)
    expect(LocalDate.safeParse('2028-02-29').success).toBe(true)
    expect(LocalDate.safeParse('2026-2-3').success).toBe(false)
  })

  it('are parsed strictly as DD/MM/YYYY', () => {
    expect(parseFormDate('27/11/2026')).toBe('2026-11-27')
    expect(parseFormDate('31/11/2026')).toBeUndefined()
    expect(parseFormDate('7/11/2026')).toBeUndefined()
    expect(formatFormDate('2026-11-27')).toBe('27/11/2026')
    expect(formatMonthFirstDate('2026-11-27')).toBe('11/27/2026')
    expect(parseMonthFirstDate('11/27/2026')).toBe('2026-11-27')
    expect(parseMonthFirstDate('')).toBeUndefined()
  })

  it('are listed by month', () =>
    expect(monthRange('2026-11', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']))

  it.each([
    ['2026-12', '2026-12-31'],
    ['2027-02', '2027-02-28'],
    ['2028-02', '2028-02-29'],
  ])('have a last day in %s', (month, day) => expect(lastDayOfMonth(month)).toBe(day))

  it('are added across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(weekdayOf('2026-12-02')).toBe(3)
  })
})

describe('a date while it is typed', () => {
  it.each([
    ['27', '27'],
    ['271', '271'],
    ['27112', '27/11/2'],
    // A year, or a month and a year, is not a day and a month.
    ['2017', '2017'],
    ['12/2014', '12/2014'],
    ['27/112', '27/11/2'],
    ['27112026', '27/11/2026'],
    ['27/11/2026', '27/11/2026'],
    ['1/2/2019', '1/2/2019'],
    ['2019-02-01', '01/02/2019'],
  ])('%j becomes %j', (typed, shown) => {
    expect(formatTypedDate(typed)).toBe(shown)
  })
})

describe('public holidays', () => {
  it.each(['2026-08-10', '2027-03-22', '2027-12-27', '2028-09-25'])('%s is one by the Monday rule', (date) => {
    expect(holidayName(date)).toMatch(/observed$/)
  })

  it('include the Sunday itself', () => expect(holidayName('2026-08-09')).toBe('National Women’s Day'))

  it('include those around Easter', () => {
    expect(holidayName('2026-04-03')).toBe('Good Friday')
    expect(holidayName('2026-04-06')).toBe('Family Day')
    expect(holidayName('2027-03-26')).toBe('Good Friday')
  })

  it.each([2024, 2025, 2026, 2027, 2028])('include the twelve statutory days of %i', (year) => {
    expect(publicHolidays(year).filter(({ name }) => !name.endsWith('observed'))).toHaveLength(12)
  })

  it('include ad-hoc days from options', () => {
    expect(holidayName('2029-05-30')).toBeUndefined()
    expect(holidayName('2029-05-30', [{ date: '2029-05-30', name: 'Election Day' }])).toBe('Election Day')
  })
})

describe('money', () => {
  it('is formatted with no-break spaces', () => {
    expect(formatRand(123_450)).toBe('R\u00a01\u00a0234.50')
    expect(formatRand(-5)).toBe('−R\u00a00.05')
    expect(formatRate(350, 550)).toBe('R\u00a0350–550/h')
    expect(formatRate(380, 380)).toBe('R\u00a0380/h')
  })

  it('accepts rates as text or numbers and returns text', () => {
    expect(RateText.parse(380)).toBe('380')
    expect(RateText.parse('380')).toBe('380')
    expect(RateText.safeParse('38.5').success).toBe(false)
    expect(RateText.safeParse(0).success).toBe(false)
    expect(RateText.safeParse('-5').success).toBe(false)
  })

  it('has at most two decimals', () => {
    expect(Rand.safeParse(1.1).success).toBe(true)
    expect(Rand.safeParse(1.005).success).toBe(false)
  })
})

describe('a typed rate', () => {
  it.each([
    ['380', '380'],
    ['R 380/h', '380'],
    ['1 200', '1200'],
    ['1,200', '1200'],
    ['1\u00a0200', '1200'],
    ['1\u202f200', '1200'],
    ['R 1’200 per hour', '1200'],
    ['350,', '350'],
    ['0380', '380'],
    ['123456', '123456'],
    ['1234567890', '1234567890'],
    ['350,500', '350500'],
    ['0', '0'],
    ['abc', ''],
    ['', ''],
  ])('%j is read as %j', (text, rate) => {
    expect(readRate(text)).toEqual({ rate, dropped: undefined })
  })

  it.each([
    ['350,50', '350'],
    ['350.50', '350'],
    ['350.500', '350'],
    ['0,500', '0'],
    ['R 380.50 or more', '380'],
    ['1 200,50', '1200'],
    ['1,200.50', '1200'],
    ['1 200,500', '1200'],
  ])('%j is %j without its decimals', (text, rate) => {
    expect(readRate(text)).toEqual({ rate, dropped: 'decimals' })
  })

  it.each([
    ['400-500', '400'],
    ['400–500', '400'],
    ['1 200 to 1 400', '1200'],
    ['12 00', '12'],
    ['1 2000', '1'],
    ['350\u200b50', '350'],
    ['350.50, or 400', '350'],
  ])('%j is %j, the first of its numbers', (text, rate) => {
    expect(readRate(text)).toEqual({ rate, dropped: 'number' })
  })
})

describe('ids and roles', () => {
  it('are accepted by their schemas, and give codes', () => {
    const id = `off_${crockfordOf(new Uint8Array(16).map((_, index) => index * 17))}`
    expect(OfferId.safeParse(id).success).toBe(true)
    expect(codeOf('O', id)).toMatch(/^O[0-9A-Z]{7}$/)
  })

  it('decide the user type by the first group', () => {
    expect(roleOf(['SuperAdmin', 'CompanyAdmin'])).toBe('CompanyAdmin')
    expect(roleOf(['Visitors'])).toBeUndefined()
  })
})
