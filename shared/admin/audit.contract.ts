import * as z from 'zod/mini'
import { auditSubjects } from '#shared/admin/audit-kinds.ts'
import { AuditKind } from '#shared/admin/audit.schema.ts'
import { grants } from '#shared/kernel/caller.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'

/** A name is missing once its account or practice was deleted. */
const Person = z.strictObject({ id: UserId, name: z.optional(z.string()) })
const Practice = z.strictObject({ id: CompanyId, name: z.optional(z.string()) })

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
  for: z.optional(z.union([Person, Practice])),
  grant: z.enum(grants),
  /** Whether it follows from what the actor did, or was due at a time. */
  via: z.optional(z.enum(['event', 'agenda'])),
  reason: z.optional(z.string()),
  person: z.optional(Person),
  practice: z.optional(Practice),
  /** The booking, offer or other thing that it is about. */
  about: z.optional(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** The id of the last entry of the page before. */
const AuditToken = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[0-9A-Z]{16}$/))

export const AuditFilters = z.strictObject({
  /** What concerns a person, and what they did. */
  person: z.optional(UserId),
  /** What a person did. */
  actor: z.optional(UserId),
  practice: z.optional(CompanyId),
  about: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  kind: z.optional(AuditKind),
  /** Days, both included. */
  from: z.optional(LocalDate),
  to: z.optional(LocalDate),
})

const oneSubject = z.check<z.output<typeof AuditFilters>>(({ value, issues }) => {
  const [first, second] = auditSubjects.filter((name) => value[name] !== undefined)
  if (second) issues.push({ code: 'custom', input: value, path: [second], message: `Can’t be combined with ${first}` })
})

export const auditContract = defineContract({
  listAudit: {
    method: 'GET',
    path: '/admin/audit',
    summary: 'Who did or saw what, newest first; everything, or what concerns a person, a practice or a booking',
    access: { roles: ['SuperAdmin'] },
    query: z.extend(AuditFilters, { NextToken: z.optional(AuditToken) }).check(oneSubject),
    list: AuditEntry,
    /** Since when there are entries. */
    listSummary: z.strictObject({ since: z.optional(Instant) }),
    errors: [],
    reads: [],
  },
})
