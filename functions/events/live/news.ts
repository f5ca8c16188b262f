import * as z from 'zod/mini'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { LivePush } from '#shared/live/live.schema.ts'

/** Who receives it: a user, or the users of a practice who have it open. */
const Receiver = z.union([z.strictObject({ user: UserId }), z.strictObject({ practice: CompanyId })])
export type Receiver = z.infer<typeof Receiver>

/**
 * What the queue of live news holds: what has changed and for whom, a user whose connections are checked again, and
 * closed if they may no longer be, or both.
 */
export const News = z.union([
  z.strictObject({ to: z.array(Receiver), push: LivePush, recheck: z.optional(UserId) }),
  z.strictObject({ recheck: UserId }),
])
export type News = z.infer<typeof News>
