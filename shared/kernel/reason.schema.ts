import * as z from 'zod/mini'
import { MIN_REASON, reasonMissing } from './min-reason.ts'
import { multilineText } from './text.ts'

/** Why something is declined or cancelled, which the other party reads; or why a super admin does something. */
export const Reason = multilineText(500).check(z.minLength(MIN_REASON, reasonMissing))
/** Not needed where no other party would read it. */
export const OptionalReasonBody = z.strictObject({ status_reason: z.optional(Reason) })
export const ReasonBody = z.strictObject({ status_reason: Reason })
