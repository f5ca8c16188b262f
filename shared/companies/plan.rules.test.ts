import { describe, expect, it } from 'vitest'
import type { Plan } from '#shared/kernel/plans.ts'
import { fullMonthsBefore, nextPlan, planOn, planPeriods } from './plan.rules.ts'

const [pay, pro] = ['pay-when-you-book', 'pro-practice'] as const
const createdAt = '2026-03-01T10:00:00.000Z'
const set = (plan: Plan, from: string) => ({ plan, from })

describe('the plan on a day', () => {
  it.each([
    ['is the standard one before any was set', [], '2026-12-01', pay],
    ['is the standard one until the first begins', [set(pro, '2026-12-01')], '2026-11-30', pay],
    ['is the new one from its first day on', [set(pro, '2026-12-01')], '2026-12-01', pro],
    ['is that of the latest day', [set(pro, '2026-12-01'), set(pay, '2027-02-01')], '2027-02-01', pay],
    [
      'does not follow the order in which they were set',
      [set(pay, '2027-02-01'), set(pro, '2026-12-01')],
      '2027-03-01',
      pay,
    ],
    [
      'of two for the same day is the one set last',
      [set(pro, '2026-12-01'), set(pay, '2026-12-01')],
      '2026-12-01',
      pay,
    ],
  ])('%s', (_, plans, day, plan) => expect(planOn({ plans }, day)).toBe(plan))

  it('is the standard one of a practice without any', () => expect(planOn({}, '2026-12-01')).toBe(pay))
})

describe('the plans of a practice, one after the other', () => {
  it.each([
    ['begin with the day it was created', [], [set(pay, '2026-03-01')]],
    ['go on with each change', [set(pro, '2026-12-01')], [set(pay, '2026-03-01'), set(pro, '2026-12-01')]],
    [
      'follow the days, not the order in which they were set',
      [set(pay, '2027-02-01'), set(pro, '2026-12-01')],
      [set(pay, '2026-03-01'), set(pro, '2026-12-01'), set(pay, '2027-02-01')],
    ],
    ['leave out what was taken back', [set(pro, '2026-12-01'), set(pay, '2026-12-01')], [set(pay, '2026-03-01')]],
    ['leave out what changes nothing', [set(pay, '2026-06-01')], [set(pay, '2026-03-01')]],
    ['begin with another, if it was set on the first day', [set(pro, '2026-03-01')], [set(pro, '2026-03-01')]],
  ])('%s', (_, plans, periods) => expect(planPeriods({ plans, createdAt })).toEqual(periods))

  it('have a next one, if a change is ahead', () => {
    const periods = planPeriods({ plans: [set(pro, '2026-12-01')], createdAt })
    expect(nextPlan(periods, '2026-11-30')).toEqual(set(pro, '2026-12-01'))
    expect(nextPlan(periods, '2026-12-01')).toBeUndefined()
  })
})

it.each([
  ['2026-11-29', ['2026-08', '2026-09', '2026-10']],
  ['2026-11-01', ['2026-08', '2026-09', '2026-10']],
  ['2027-01-31', ['2026-10', '2026-11', '2026-12']],
  ['2028-02-29', ['2027-11', '2027-12', '2028-01']],
  ['2027-03-31', ['2026-12', '2027-01', '2027-02']],
])('the three full months before %s', (day, months) => expect(fullMonthsBefore(day, 3)).toEqual(months))
