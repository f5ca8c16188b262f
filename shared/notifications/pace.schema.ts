import * as z from 'zod/mini'

/**
 * How mails to one reader are kept apart: `of` names what only one in a quarter of an hour is about. Of what waits with
 * the same `topic`, only the last is mailed, since it says how things are now.
 */
export const Pace = z.object({ of: z.string(), topic: z.optional(z.string()) })
export type Pace = z.infer<typeof Pace>
