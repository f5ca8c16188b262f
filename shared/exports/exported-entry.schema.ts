import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'

/** Who did it, as the owner of a copy reads it: themselves, support, another user, or nobody since it was due. */
export const entryActors = ['you', 'support', 'another user', 'the system'] as const

/** What was done or seen, from the audit. */
export const ExportedEntry = z.strictObject({
  at: Instant,
  what: z.string(),
  by: z.enum(entryActors),
  about: z.optional(z.string()),
  reason: z.optional(z.string()),
  document: z.optional(z.string()),
})
export type ExportedEntry = z.infer<typeof ExportedEntry>
