import { toCents, type Cents } from '#shared/kernel/money.ts'
import { plans, type Plan } from '#shared/kernel/plans.ts'
import { creditsOn, feeOn } from './pay.rules.ts'

export type PlanCost = { membership: Cents; fee: Cents; credits: Cents; total: Cents }

/**
 * What a month with this locum pay costs under a plan; credits count as money back. A booking rounds each of its days,
 * so the sum of its fees may differ by cents.
 */
export const planCost = (pay: Cents, plan: Plan): PlanCost => {
  const [membership, fee, credits] = [toCents(plans[plan].perMonth), feeOn(pay, plan), creditsOn(pay, plan)]
  return { membership, fee, credits, total: membership + fee - credits }
}

export const sumCosts = (costs: readonly PlanCost[]): PlanCost => {
  const sum = (amount: keyof PlanCost) => costs.reduce((all, cost) => all + cost[amount], 0)
  return { membership: sum('membership'), fee: sum('fee'), credits: sum('credits'), total: sum('total') }
}

/** The locum pay of a month above which the membership costs less; without credits, if they are never redeemed. */
export const breakEven = (withCredits: boolean): Cents => {
  const share = (plan: Plan) => plans[plan].fee - (withCredits ? plans[plan].credits : 0)
  const saved = share('pay-when-you-book') - share('pro-practice')
  return Math.round(toCents(plans['pro-practice'].perMonth - plans['pay-when-you-book'].perMonth) / saved)
}
