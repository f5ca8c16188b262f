import * as z from 'zod/mini'
import { Instant } from './dates.ts'
import { UserId } from './ids.ts'
import { isReason, MIN_REASON, reasonMissing } from './min-reason.ts'
import { Reason } from './reason.schema.ts'
import { multilineText } from './text.ts'

/** What is wrong with a step of a profile, as a super admin chooses it. */
export const faults = [
  'not-readable',
  'cut-off',
  'another-person',
  'wrong-document',
  'out-of-date',
  'not-signed',
  'other',
] as const
export type Fault = (typeof faults)[number]

/** What is missing in a step: at least one fault, and for `other` what it is. */
const missingFields = <Step extends string>(steps: readonly [Step, ...Step[]]) => ({
  step: z.enum(steps),
  faults: z.array(z.enum(faults)).check(z.minLength(1, 'Choose what is missing'), z.maxLength(faults.length)),
  text: z.optional(multilineText(500)),
})

const isExplained = ({ faults: chosen, text = '' }: { faults: Fault[]; text?: string | undefined }): boolean =>
  !chosen.includes('other') || isReason(text)

const MAX_MISSING = 12

/** A decision to send back: what is missing, step by step. */
export const missingSteps = <Step extends string>(steps: readonly [Step, ...Step[]]) =>
  z
    .array(
      z
        .strictObject(missingFields(steps))
        .check(
          z.refine(isExplained, { error: `Say what is missing in at least ${MIN_REASON} characters`, path: ['text'] }),
        ),
    )
    .check(
      z.minLength(1, 'Choose what is missing'),
      z.maxLength(MAX_MISSING),
      z.refine((all) => new Set(all.map(({ step }) => step)).size === all.length, 'Name each step once'),
    )

/** What an applicant was asked to correct; it is back in the queue once every step was saved since. */
export const sentBackFor = <Step extends string>(steps: readonly [Step, ...Step[]]) =>
  z.strictObject({
    at: Instant,
    missing: z.array(z.strictObject({ ...missingFields(steps), corrected_at: z.optional(Instant) })),
  })

export type Missing<Step extends string = string> = {
  step: Step
  faults: Fault[]
  text?: string | undefined
  corrected_at?: Instant | undefined
}
export type SentBack<Step extends string = string> = { at: Instant; missing: Missing<Step>[] }

/** The newest decision about a profile: who made it, as a second super admin reads. */
export const Decision = z.strictObject({
  what: z.enum(['approved', 'sent back', 'approval undone']),
  at: Instant,
  by: UserId,
  name: z.string(),
})
export type Decision = z.infer<typeof Decision>

/**
 * What a decision is based on: the version of the details, and the newest decision that was shown, null if there was
 * none. Left out, it is not checked.
 */
export const seenFields = {
  registered_at: z.optional(Instant),
  decided_at: z.optional(z.nullable(Instant)),
}

/** An approval needs no reason; undoing one does. */
export const approvalFields = { approved: z.boolean(), reason: z.optional(Reason), ...seenFields }

export const undoneWithReason = z.refine<{ approved: boolean; reason?: string | undefined }>(
  ({ approved, reason }) => approved || reason !== undefined,
  { error: reasonMissing, path: ['reason'] },
)
