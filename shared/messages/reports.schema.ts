import * as z from 'zod/mini'
import { Party } from '#shared/kernel/caller.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, ReportId, UserId } from '#shared/kernel/ids.ts'
import { multilineText } from '#shared/kernel/text.ts'

export const ReportReason = multilineText(500).check(z.minLength(5, 'Use at least 5 characters'))

export const ReportStatus = z.enum(['open', 'closed'])
export type ReportStatus = z.infer<typeof ReportStatus>

/** A message as it was reported. A super admin sees nothing else of the conversation. */
export const Report = z.strictObject({
  id: ReportId,
  status: ReportStatus,
  /** Which party wrote the message; the other one reported it. */
  from: Party,
  professional: z.strictObject({ id: UserId, name: z.string() }),
  practice: z.strictObject({ id: CompanyId, name: z.string() }),
  /** The account of the practice that wrote it. */
  author: z.optional(UserId),
  message: z.string(),
  sentAt: Instant,
  /** The name of its picture or PDF. */
  attachment: z.optional(z.string()),
  reason: z.string(),
  reportedBy: UserId,
  reportedAt: Instant,
  closedAt: z.optional(Instant),
  /** What was done about it. */
  note: z.optional(z.string()),
})
export type Report = z.infer<typeof Report>
