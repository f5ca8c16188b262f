import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { EventId } from '#shared/kernel/ids.ts'

/** An in-app notification: a title, a sentence and the page that it opens. */
export const Notification = z.strictObject({
  id: EventId,
  title: z.string(),
  text: z.string(),
  /** Hours, place and pay of what it is about. */
  details: z.optional(z.string()),
  link: z.string(),
  createdAt: Instant,
  read: z.boolean(),
})
export type Notification = z.infer<typeof Notification>
