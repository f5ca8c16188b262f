import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { multilineText } from '#shared/kernel/text.ts'

/** More locums than any screen shows at once. */
export const MAX_ASKED = 100

/** Ids, separated by commas. */
export const FavouritesQuery = z.strictObject({
  ids: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(5_000)),
      z.transform((text) => text.split(',')),
    ),
    z.array(UserId).check(z.maxLength(MAX_ASKED)),
  ),
})

export const Favourite = z.strictObject({ id: UserId, favourite: z.boolean() })
export type Favourite = z.infer<typeof Favourite>

/** Why, for the practice's own users. */
export const BlockBody = z.strictObject({ note: z._default(multilineText(500), '') })

/** A locum whom a practice has blocked, with name and profession as they were then. */
export const Blocked = z.strictObject({
  id: UserId,
  name: z.string(),
  profession: z.string(),
  note: z.string(),
  since: Instant,
})
export type Blocked = z.infer<typeof Blocked>
