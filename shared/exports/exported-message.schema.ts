import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { ChatPartyId } from '#shared/messages/messages.schema.ts'

export const ExportedMessage = z.strictObject({
  id: z.int(),
  /** The name of the other party. */
  with: z.string(),
  sentByID: ChatPartyId,
  receivedByID: ChatPartyId,
  message: z.string(),
  createdAt: Instant,
  /** The name of a picture or PDF, which is loaded from the conversation. */
  attachment: z.optional(z.string()),
  /** Who of the practice wrote it: in the practice’s own export. */
  author: z.optional(UserId),
})
export type ExportedMessage = z.infer<typeof ExportedMessage>
