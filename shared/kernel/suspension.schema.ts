import * as z from 'zod/mini'
import { Instant } from './dates.ts'
import { Reason } from './reason.schema.ts'

/** Since when an account or a practice is suspended, and why: its owner reads that. */
export const Suspension = z.strictObject({ at: Instant, reason: z.string() })
export type Suspension = z.infer<typeof Suspension>

/** With the approval that it takes away until it is lifted, and the place in the queue. */
export const StoredSuspension = z.extend(Suspension, { approved: z.boolean(), waitingSince: z.optional(Instant) })
export type StoredSuspension = z.infer<typeof StoredSuspension>

export const SuspensionChange = z.strictObject({ suspended: z.boolean(), reason: Reason })

/** Why a super admin does something, where that needs nothing else. */
export const AdminReason = z.strictObject({ reason: Reason })
