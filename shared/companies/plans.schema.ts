import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { Rand } from '#shared/kernel/money.schema.ts'
import { planNames } from '#shared/kernel/plans.ts'

/** A plan and the first day on which it holds. */
export const PlanPeriod = z.strictObject({ plan: z.enum(planNames), from: LocalDate })
export type PlanPeriod = z.infer<typeof PlanPeriod>

/** A practice's plans, and what its last three full months come to. */
export const Pricing = z.strictObject({
  /** Today. */
  plan: z.enum(planNames),
  /** The next change. */
  next: z.optional(PlanPeriod),
  /** One after the other since the practice was created, with what is ahead. */
  plans: z.array(PlanPeriod),
  /** Earliest first. `pay` is the locums' pay for shifts that begin in this month and are not cancelled. */
  months: z.array(
    z.strictObject({
      month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
      pay: Rand,
      bookings: z.int(),
    }),
  ),
  version: z.string(),
})
export type Pricing = z.infer<typeof Pricing>
