import * as z from 'zod/mini'
import { AuditFilters, AuditKind, ExportedPart, oneSubject } from '#shared/admin/audit.schema.ts'
import { grants } from '#shared/kernel/caller.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { ImpersonationMode } from '#shared/impersonation/impersonation.schema.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'

/** A name is missing once its account or practice was deleted. */
const Person = z.strictObject({ id: UserId, name: z.optional(z.string()) })
const Practice = z.strictObject({ id: CompanyId, name: z.optional(z.string()) })
const Party = z.strictObject({ id: z.union([UserId, CompanyId]), name: z.optional(z.string()) })
export type AuditParty = z.infer<typeof Party>

/** One thing that somebody did or saw. */
export const AuditEntry = z.strictObject({
  id: z.string(),
  at: Instant,
  kind: AuditKind,
  /** The type of an event, or the name of the operation that was read. */
  what: z.string(),
  /** Nobody, if it was due at a time. */
  actor: z.optional(Person),
  /** The person or the practice that the actor viewed or acted for. */
  for: z.optional(Party),
  grant: z.enum(grants),
  /** Whether it follows from what the actor did, or was due at a time. */
  via: z.optional(z.enum(['event', 'agenda'])),
  reason: z.optional(z.string()),
  person: z.optional(Person),
  practice: z.optional(Practice),
  /** The booking, offer or other thing that it is about. */
  about: z.optional(z.string()),
  /** The list that was exported. */
  exported: z.optional(ExportedPart),
  /** Of an impersonation that began or ended. */
  mode: z.optional(ImpersonationMode),
  /** The name of the document that was opened. */
  document: z.optional(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** The id of the last entry of the page before. */
const AuditToken = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[0-9A-Z]{16}$/))

export const auditContract = defineContract({
  listAudit: {
    method: 'GET',
    path: '/admin/audit',
    summary:
      'Who did or saw what, newest first; everything, or what a person did and what concerns a person, a practice or a booking',
    access: { roles: ['SuperAdmin'] },
    query: z.extend(AuditFilters, { NextToken: z.optional(AuditToken) }).check(oneSubject),
    list: AuditEntry,
    /** Since when there are entries, and whom they are filtered by. */
    listSummary: z.strictObject({ since: z.optional(Instant), actor: z.optional(Party), subject: z.optional(Party) }),
    errors: [],
    reads: [],
  },
})
