/** SPEC 9: shares of the locum's pay. Credits are earned on pay-when-you-book only. */
export const plans = {
  'pay-when-you-book': { fee: 0.15, credits: 0.05 },
  'pro-practice': { fee: 0.075, credits: 0 },
} as const
export type Plan = keyof typeof plans
/** The plan that a practice begins with. */
export const standardPlan: Plan = 'pay-when-you-book'
