import * as z from 'zod/mini'
import { Audit } from '#shared/kernel/caller.ts'
import { crossCheck } from '#shared/kernel/cross-check.ts'
import { daysBetween, Instant, LocalDate, MAX_PERIOD_DAYS } from '#shared/kernel/dates.ts'
import { ImpersonationMode } from '#shared/impersonation/impersonation.schema.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { auditKinds, auditSubjects } from './audit-kinds.ts'

export const AuditKind = z.enum(auditKinds)

export const AuditFilters = z.strictObject({
  /** What a person did, or any user for a practice. */
  actor: z.optional(z.union([UserId, CompanyId])),
  /** What concerns a person, and what they did. */
  person: z.optional(UserId),
  practice: z.optional(CompanyId),
  about: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  kind: z.optional(AuditKind),
  without: z.optional(z.literal('readings')),
  /** Days, both included. */
  from: z.optional(LocalDate),
  to: z.optional(LocalDate),
})
export type AuditFilters = z.infer<typeof AuditFilters>

export const oneSubject = z.check<AuditFilters>(({ value, issues }) => {
  const [first, second] = auditSubjects.filter((name) => value[name] !== undefined)
  if (second) issues.push({ code: 'custom', input: value, path: [second], message: `Can’t be combined with ${first}` })
})

/** What is exported has a beginning and an end, at most a year apart. */
export const AuditExportFilters = z.extend(AuditFilters, { from: LocalDate, to: LocalDate }).check(
  oneSubject,
  crossCheck(['from', 'to'], ({ from, to }) => from <= to, 'The end date cannot be before the start date'),
  crossCheck(
    ['from', 'to'],
    ({ from, to }) => daysBetween(from, to) <= MAX_PERIOD_DAYS,
    'Choose a period of at most a year',
  ),
)

/** Which list was taken out, and what of it. */
export const ExportedPart = z.strictObject({
  list: z.string(),
  format: z.string(),
  filters: z.optional(AuditExportFilters),
})

/** One thing that was done or seen: an event, or a reading that is logged. */
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
  exported: z.optional(ExportedPart),
  /** Of an impersonation that began or ended. */
  mode: z.optional(ImpersonationMode),
  /** The name of the document that was opened. */
  document: z.optional(z.string()),
})
export type AuditRecord = z.infer<typeof AuditRecord>
