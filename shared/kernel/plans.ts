/** Shares of the locum's pay, and of a permanent placement's salary; rand per month. */
interface PlanFigures {
  name: string
  /** Where the name is too long. */
  short: string
  fee: number
  credits: number
  placementFee: number
  perMonth: number
}

/** SPEC 9. Credits are earned on pay-when-you-book only. A tenant may have other figures, not other plans. */
export const plans = {
  'pay-when-you-book': {
    name: 'Pay-when-you-book',
    short: 'Pay-when-you-book',
    fee: 0.15,
    credits: 0.05,
    placementFee: 0.1,
    perMonth: 0,
  },
  'pro-practice': {
    name: 'Pro Practice Membership',
    short: 'Pro',
    fee: 0.075,
    credits: 0,
    placementFee: 0.05,
    perMonth: 450,
  },
} satisfies Record<string, PlanFigures>
export type Plan = keyof typeof plans
export const planNames = Object.keys(plans) as Plan[]
/** The plan that a practice begins with. */
export const standardPlan: Plan = 'pay-when-you-book'

export type PlansOfTenant = Record<Plan, PlanFigures>

/** Once, as a Lambda or a page begins: one deployment is one tenant (decision 258). */
export const adoptPlans = (own: PlansOfTenant): void => {
  for (const plan of planNames) Object.assign(plans[plan], own[plan])
}
