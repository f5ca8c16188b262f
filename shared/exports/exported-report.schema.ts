import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'

/** A message that the user has reported to the super admin. */
export const ExportedReport = z.strictObject({
  /** The name of the party that wrote it. */
  about: z.string(),
  message: z.string(),
  attachment: z.optional(z.string()),
  sentAt: Instant,
  reason: z.string(),
  reportedAt: Instant,
})
export type ExportedReport = z.infer<typeof ExportedReport>
