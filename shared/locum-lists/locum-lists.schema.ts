import * as z from 'zod/mini'
import { UserId } from '#shared/kernel/ids.ts'

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
