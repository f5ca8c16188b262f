import * as z from 'zod/mini'
import { Audit } from '#shared/kernel/caller.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { auditKinds } from './audit-kinds.ts'

export const AuditKind = z.enum(auditKinds)

/** One thing that somebody did or saw: an event, or a reading that is logged. */
export const AuditRecord = z.extend(Audit, {
  at: Instant,
  kind: AuditKind,
  /** The type of the event, or the operation that was read. */
  what: z.string(),
  /** The person and the practice that it concerns. */
  person: z.optional(UserId),
  company: z.optional(CompanyId),
  /** The booking, offer or whatever else it is about. */
  about: z.optional(z.string()),
})
export type AuditRecord = z.infer<typeof AuditRecord>
