/** The kinds of day that have a rate of their own (SPEC 3). */
export const rateGroups = ['weekdays', 'saturday', 'sundays', 'public_holidays'] as const
export type RateGroup = (typeof rateGroups)[number]
