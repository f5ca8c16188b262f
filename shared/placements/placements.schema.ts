import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, PlacementId } from '#shared/kernel/ids.ts'
import { formatThousands, readRand } from '#shared/kernel/money.ts'
import { Rand } from '#shared/kernel/money.schema.ts'
import { planNames } from '#shared/kernel/plans.ts'
import { lineText, multilineText, optionText, required } from '#shared/kernel/text.ts'
import { placementStatuses } from './placement-statuses.ts'
import { MAX_SALARY, MIN_SALARY } from './salary.rules.ts'

export const PlacementStatus = z.enum(placementStatuses)
export type PlacementStatus = z.infer<typeof PlacementStatus>

/** Those that a super admin chooses from. */
export const DecidedStatus = z.enum(['in_contact', 'placed', 'closed'])
export type DecidedStatus = z.infer<typeof DecidedStatus>

/** What a super admin does with a request. */
export const decidedActions = ['contact', 'place', 'close', 'reopen', 'addNote'] as const
export type DecidedAction = (typeof decidedActions)[number]

const [min, max] = [MIN_SALARY, MAX_SALARY].map((rand) => `R\u00a0${formatThousands(rand)}`)
const amountOf = (given: string | number): number | undefined => (typeof given === 'number' ? given : readRand(given))

/** Rand, as a number or as people type it. */
export const MonthlySalary = z.pipe(
  z.union([z.string(), Rand]).check(
    z.refine((given) => typeof given === 'number' || given.trim() !== '', { error: 'Required', abort: true }),
    z.refine((given) => amountOf(given) !== undefined, {
      error: 'Enter an amount in rand, for example 35\u00a0000',
      abort: true,
    }),
    z.refine((given) => {
      const rand = amountOf(given) ?? 0
      return rand >= MIN_SALARY && rand <= MAX_SALARY
    }, `Enter the salary of a month, between ${min} and ${max}`),
  ),
  z.transform((given) => amountOf(given) ?? 0),
)

/** In words, or a number alone for the hours of a week. */
export const WorkingHours = required(80).check(
  z.refine((hours) => !/^\d+([.,]\d+)?$/.test(hours) || Number(hours.replace(',', '.')) <= 168, 'A week has 168 hours'),
)

/** SPEC 7’s body. A practice’s name and e-mail address are its own, whatever is sent. */
export const PlacementRequest = z.strictObject({
  practiceName: z.optional(lineText(200)),
  practiceBussinessEmail: z.optional(lineText(254)),
  professionTitle: optionText(80),
  monthlySalary: MonthlySalary,
  workingHours: WorkingHours,
  message: z.optional(multilineText(1_000)),
})
export type PlacementRequest = z.infer<typeof PlacementRequest>

/** What was requested, and how it can be answered. */
export const RequestedPlacement = z.strictObject({
  companyId: CompanyId,
  practiceName: z.string(),
  practiceBussinessEmail: z.string(),
  contact: z.string(),
  professionTitle: z.string(),
  monthlySalary: Rand,
  workingHours: z.string(),
  message: z.optional(z.string()),
  /** As they were when it was requested; the fee is a share of a year’s salary. */
  plan: z.enum(planNames),
  fee: z.number(),
})
export type RequestedPlacement = z.infer<typeof RequestedPlacement>

export const Placement = z.extend(RequestedPlacement, {
  id: PlacementId,
  status: PlacementStatus,
  /** What the agency wrote with the last change. */
  note: z.optional(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Placement = z.infer<typeof Placement>
