/** SPEC 9: shares of the locum's pay. Credits are earned on pay-when-you-book only. */
export const plans = {
  'pay-when-you-book': { fee: 0.15, credits: 0.05 },
  'pro-practice': { fee: 0.075, credits: 0 },
} as const
export type Plan = keyof typeof plans
export const planNames = Object.keys(plans) as Plan[]
/** The plan that a practice begins with. */
export const standardPlan: Plan = 'pay-when-you-book'

/** SPEC 9: what else a plan costs: a share of a permanent placement’s salary, and rand per month. */
export const planPrices = {
  'pay-when-you-book': { name: 'Pay-when-you-book', placementFee: 0.1, perMonth: 0 },
  'pro-practice': { name: 'Pro Practice Membership', placementFee: 0.05, perMonth: 450 },
} as const satisfies Record<Plan, object>
