import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { FileId } from '#shared/kernel/files.schema.ts'
import { PoolId, UserId } from '#shared/kernel/ids.ts'
import { multilineText, nameText } from '#shared/kernel/text.ts'

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

export const PoolBody = z.strictObject({ name: nameText(60) })

/** A named group of the practice's locums. */
export const Pool = z.strictObject({ id: PoolId, name: z.string(), people: z.array(UserId) })
export type Pool = z.infer<typeof Pool>

export const ListedLocum = z.strictObject({
  id: UserId,
  name: z.string(),
  profession: z.string(),
  region: z.string(),
  avatar_file: z.optional(FileId),
})
export type ListedLocum = z.infer<typeof ListedLocum>

/** With those of its locums whom practices find: who has left or lost their approval is not among them. */
export const PoolDetails = z.strictObject({ ...Pool.shape, locums: z.array(ListedLocum) })
export type PoolDetails = z.infer<typeof PoolDetails>
