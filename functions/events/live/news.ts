import * as z from 'zod/mini'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { LivePush } from '#shared/live/live.schema.ts'

/** Receivers of a push: a user, or the users of a practice who have it open. */
const Receiver = z.union([z.strictObject({ user: UserId }), z.strictObject({ practice: CompanyId })])
export type Receiver = z.infer<typeof Receiver>

/** What the queue of live news holds: a push, a user whose connections are to be checked and closed, or both. */
export const News = z.union([
  z.strictObject({ to: z.array(Receiver), push: LivePush, recheck: z.optional(UserId) }),
  z.strictObject({ recheck: UserId }),
])
export type News = z.infer<typeof News>
