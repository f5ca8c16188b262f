import { describe, expect, it } from 'vitest'
import { estimateOf } from './estimate.ts'

const unpaid = { allowed: true, paid: false, period: 1 } as const
const day = (date: string, start_time = '08:00', end_time = '17:00') => ({ date, start_time, end_time })

describe('the cost estimate of an offer', () => {
  it('totals each rate group for both ends of the budget, with fee and credits', () => {
    const estimate = estimateOf(
      [day('2026-12-16'), day('2026-12-17'), day('2026-12-18')],
      unpaid,
      ['350', '550'],
      'pay-when-you-book',
    )
    expect(estimate.lines).toEqual([
      { group: 'weekdays', hours: 16, pay: { from: 560_000, to: 880_000 } },
      { group: 'public_holidays', hours: 8, pay: { from: 280_000, to: 440_000 } },
    ])
    expect(estimate.pay).toEqual({ from: 840_000, to: 1_320_000 })
    expect(estimate.fee).toEqual({ from: 126_000, to: 198_000 })
    expect(estimate.total).toEqual({ from: 966_000, to: 1_518_000 })
    expect(estimate.credits).toEqual({ from: 42_000, to: 66_000 })
  })

  it('has the fee of the plan, and no credits under one that earns none', () => {
    const estimate = estimateOf([day('2026-12-17')], unpaid, ['350', '550'], 'pro-practice')
    expect([estimate.fee, estimate.credits]).toEqual([
      { from: 21_000, to: 33_000 },
      { from: 0, to: 0 },
    ])
  })

  it('splits a night shift at midnight and deducts the unpaid lunch from its first part', () => {
    const { lines } = estimateOf([day('2026-12-11', '19:00', '07:00')], unpaid, ['400', '400'], 'pay-when-you-book')
    expect(lines).toEqual([
      { group: 'weekdays', hours: 4, pay: { from: 160_000, to: 160_000 } },
      { group: 'saturday', hours: 7, pay: { from: 280_000, to: 280_000 } },
    ])
  })

  it('is zero before a day is chosen', () => {
    expect(estimateOf([], unpaid, ['350', '550'], 'pay-when-you-book')).toMatchObject({
      lines: [],
      total: { from: 0, to: 0 },
    })
  })
})
