import { afterAll, describe, expect, it } from 'vitest'
import { deployment } from '#infra/tenants/karoovets.ts'
import { toCents } from '#shared/kernel/money.ts'
import { adoptPlans, plans, type PlansOfTenant } from '#shared/kernel/plans.ts'
import { breakEven, planCost, sumCosts } from './plan-costs.rules.ts'

/** In rand, by hand: pay; fee, credits and total when paying by booking; fee and total with Pro. */
const months: [number, [number, number, number], [number, number]][] = [
  [0, [0, 0, 0], [0, 450]],
  [0.01, [0, 0, 0], [0, 450]],
  [0.1, [0.02, 0.01, 0.01], [0.01, 450.01]],
  [33.33, [5, 1.67, 3.33], [2.5, 452.5]],
  [100, [15, 5, 10], [7.5, 457.5]],
  [1000, [150, 50, 100], [75, 525]],
  [2500, [375, 125, 250], [187.5, 637.5]],
  [6000, [900, 300, 600], [450, 900]],
  [7999.99, [1200, 400, 800], [600, 1050]],
  [9120, [1368, 456, 912], [684, 1134]],
  [12_480, [1872, 624, 1248], [936, 1386]],
  [15_480, [2322, 774, 1548], [1161, 1611]],
  [17_999.99, [2700, 900, 1800], [1350, 1800]],
  [18_000, [2700, 900, 1800], [1350, 1800]],
  [18_000.4, [2700.06, 900.02, 1800.04], [1350.03, 1800.03]],
  [21_760, [3264, 1088, 2176], [1632, 2082]],
  [24_000, [3600, 1200, 2400], [1800, 2250]],
  [36_000, [5400, 1800, 3600], [2700, 3150]],
  [50_000, [7500, 2500, 5000], [3750, 4200]],
  [123_456.78, [18_518.52, 6172.84, 12_345.68], [9259.26, 9709.26]],
]

it.each(months)('a month with R %d of locum pay', (pay, [fee, credits, total], [proFee, proTotal]) => {
  expect(planCost(toCents(pay), 'pay-when-you-book')).toEqual({
    membership: 0,
    fee: toCents(fee),
    credits: toCents(credits),
    total: toCents(total),
  })
  expect(planCost(toCents(pay), 'pro-practice')).toEqual({
    membership: 45_000,
    fee: toCents(proFee),
    credits: 0,
    total: toCents(proTotal),
  })
})

it('months add up', () => {
  const costs = [12_480, 21_760, 15_480].map((pay) => planCost(toCents(pay), 'pro-practice'))
  expect(sumCosts(costs)).toEqual({ membership: 135_000, fee: 372_900, credits: 0, total: 507_900 })
})

it('Pro costs less above R 18 000 a month, and above R 6 000 if credits are never redeemed', () => {
  expect([breakEven(true), breakEven(false)]).toEqual([1_800_000, 600_000])
  const at = breakEven(true)
  expect(planCost(at, 'pro-practice').total).toBe(planCost(at, 'pay-when-you-book').total)
})

describe('a tenant with other figures', () => {
  const usual = structuredClone(plans)
  afterAll(() => adoptPlans(usual))

  it('is calculated with them everywhere', () => {
    adoptPlans(deployment.plans as PlansOfTenant)
    const pay = toCents(20_000)
    const byBooking = { membership: 0, fee: 240_000, credits: 60_000, total: 180_000 }
    expect(planCost(pay, 'pay-when-you-book')).toEqual(byBooking)
    expect(planCost(pay, 'pro-practice')).toEqual({ membership: 65_000, fee: 120_000, credits: 0, total: 185_000 })
    expect(breakEven(false)).toBe(1_083_333)
  })
})
