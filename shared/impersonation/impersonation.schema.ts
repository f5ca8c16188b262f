import * as z from 'zod/mini'
import { Party } from '#shared/kernel/caller.ts'
import { crossCheck } from '#shared/kernel/cross-check.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, GrantId, UserId } from '#shared/kernel/ids.ts'
import { reasonMissing } from '#shared/kernel/min-reason.ts'
import { Reason } from '#shared/kernel/reason.schema.ts'

export const ImpersonationMode = z.enum(['view', 'act'])
export type ImpersonationMode = z.infer<typeof ImpersonationMode>

export const TargetId = z.union([UserId, CompanyId])
export type TargetId = z.infer<typeof TargetId>

/** The person reads the reason in their settings; only who acts has to give one. */
export const ImpersonationRequest = z
  .strictObject({
    type: Party,
    id: TargetId,
    mode: z._default(ImpersonationMode, 'view'),
    reason: z.optional(Reason),
  })
  .check(crossCheck(['mode', 'reason'], ({ mode, reason }) => mode === 'view' || reason !== undefined, reasonMissing))

/** A super admin’s view of a locum or a practice, or their acting for it. */
export const Impersonation = z.strictObject({
  /** What requests send as `x-impersonation`. */
  id: GrantId,
  type: Party,
  target: TargetId,
  /** Of the locum or the practice. */
  name: z.string(),
  mode: ImpersonationMode,
  reason: z.optional(Reason),
  startedAt: Instant,
  /** Moves on while it is used. */
  expiresAt: Instant,
})
export type Impersonation = z.infer<typeof Impersonation>

/** What a locum, or the owners of a practice, read of an impersonation. */
export const SupportAccess = z.pick(Impersonation, { id: true, mode: true, reason: true, startedAt: true })
export type SupportAccess = z.infer<typeof SupportAccess>
