import { rateGroupOf } from '#shared/kernel/rate-groups.ts'
import { describe, expect, it } from 'vitest'
import type { Lunch } from '#shared/kernel/shift.schema.ts'
import { agreedRate, bookedDay, creditsOn, feeOn, payFor, totalsOf, type PayTerms } from './pay.rules.ts'

const rates = { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '550' }
const unpaid: Lunch = { allowed: true, paid: false, period: 1 }
const none: Lunch = { allowed: false, paid: false, period: 1 }
const terms = (lunch: Lunch = unpaid, budget: [string, string] = ['100', '900']): PayTerms => ({
  lunch,
  budget,
  rates,
  extraHolidays: [],
})
const shift = (date: string, start_time: string, end_time: string) => ({ date, start_time, end_time })

const election = [{ date: '2026-11-04', name: 'Election Day' }]

describe('rate group of a day', () => {
  it('includes announced public holidays', () => {
    expect(rateGroupOf('2026-11-04', [])).toBe('weekdays')
    expect(rateGroupOf('2026-11-04', election)).toBe('public_holidays')
    const night = shift('2026-11-03', '22:00', '06:00')
    const { parts } = payFor(night, { ...terms(), extraHolidays: election })
    expect(parts.map(({ group, rate }) => `${group} ${rate}`)).toEqual(['weekdays 380', 'public_holidays 550'])
  })

  it('gives public holidays precedence', () => {
    expect(rateGroupOf('2026-12-16', [])).toBe('public_holidays')
    expect(rateGroupOf('2026-08-09', [])).toBe('public_holidays')
    expect(rateGroupOf('2026-12-20', [])).toBe('sundays')
    expect(rateGroupOf('2026-12-19', [])).toBe('saturday')
    expect(rateGroupOf('2026-12-17', [])).toBe('weekdays')
  })
})

describe('pay of a shift', () => {
  it('deducts unpaid lunch from a shift over five hours', () => {
    expect(payFor(shift('2026-12-17', '08:00', '17:00'), terms())).toMatchObject({ hours: 8, pay: 304_000 })
  })

  it('deducts nothing from exactly five hours', () => {
    expect(payFor(shift('2026-12-18', '13:00', '18:00'), terms())).toMatchObject({ hours: 5, pay: 190_000 })
  })

  it('pays a paid lunch, and deducts none if none is allowed', () => {
    expect(payFor(shift('2026-12-17', '08:00', '17:00'), terms({ ...unpaid, paid: true })).hours).toBe(9)
    expect(payFor(shift('2026-12-17', '08:00', '17:00'), terms(none)).hours).toBe(9)
  })

  it('splits an overnight shift at midnight and deducts lunch from the first part', () => {
    const { parts, hours, pay } = payFor(shift('2026-12-11', '19:00', '07:00'), terms())
    expect(hours).toBe(11)
    expect(parts).toEqual([
      { date: '2026-12-11', group: 'weekdays', hours: 4, rate: '380', amount: 1520 },
      { date: '2026-12-12', group: 'saturday', hours: 7, rate: '430', amount: 3010 },
    ])
    expect(pay).toBe(453_000)
  })

  it('deducts the rest of the lunch after midnight if the first part is too short', () => {
    const { parts } = payFor(shift('2026-12-11', '23:30', '07:30'), terms())
    expect(parts.map((part) => part.hours)).toEqual([0, 7])
  })

  it('ends at midnight without a second part', () => {
    expect(payFor(shift('2026-12-11', '16:00', '00:00'), terms()).parts).toHaveLength(1)
  })

  it('crosses into a holiday and into a year', () => {
    expect(payFor(shift('2026-12-31', '20:00', '04:00'), terms(none)).parts.map((part) => part.group)).toEqual([
      'weekdays',
      'public_holidays',
    ])
  })

  it('keeps the rate within the budget', () => {
    expect(agreedRate('380', ['400', '500'])).toBe(400)
    expect(agreedRate('600', ['400', '500'])).toBe(500)
    expect(agreedRate('450', ['400', '500'])).toBe(450)
  })

  it('rounds quarter hours to the cent', () => {
    expect(
      payFor(shift('2026-12-17', '09:00', '09:05'), { ...terms(none), rates: { ...rates, weekdays: '101' } }).pay,
    ).toBe(842)
  })
})

describe('fee and credits', () => {
  it('follow the plan', () => {
    expect(feeOn(608_000, 'pay-when-you-book')).toBe(91_200)
    expect(creditsOn(608_000, 'pay-when-you-book')).toBe(30_400)
    expect(feeOn(608_000, 'pro-practice')).toBe(45_600)
    expect(creditsOn(608_000, 'pro-practice')).toBe(0)
  })

  it('are summed over days that are not cancelled', () => {
    const days = [
      bookedDay(shift('2026-12-17', '08:00', '17:00'), terms(), 'pay-when-you-book'),
      { ...bookedDay(shift('2026-12-18', '08:00', '17:00'), terms(), 'pay-when-you-book'), cancelled: true },
    ]
    expect(totalsOf(days)).toEqual({ hours: 8, pay: 3040, fee: 456, credits: 152 })
  })
})
