import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, type Consistency } from '#functions/platform/dynamo/items-of.ts'
import { isNew, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { favouritesItem } from './locum-lists.items.ts'

/** Spreads a practice's favourites over sixteen items, so that none grows too large to be written at a low price. */
const digitOf = (id: UserId): string => id.charAt('usr_'.length)

/** A practice's favourites by their item. Members are added and removed in place, so the items have no version. */
export type Favourites = ReadonlyMap<string, ReadonlySet<UserId>>

export const isFavourite = (favourites: Favourites, id: UserId): boolean =>
  favourites.get(digitOf(id))?.has(id) ?? false

/** All of them, in an order that stays. */
export const idsOf = (favourites: Favourites): UserId[] => [...favourites.values()].flatMap((ids) => [...ids]).sort()

export const countOf = (favourites: Favourites): number =>
  [...favourites.values()].reduce((sum, { size }) => sum + size, 0)

export const favouritesRepository = (db: Db, table: string) => {
  const stored = itemsOf(db, table, favouritesItem, ({ people = new Set<UserId>() }, { sk }) => {
    return [sk.slice(favouritesItem.name.length), people] as const
  })
  return {
    /** One range: about 50 bytes for each favourite. */
    get: async (company: CompanyId, consistency: Consistency): Promise<Favourites> =>
      new Map(await stored.list(favouritesItem.all(company), consistency)),

    add: (company: CompanyId, id: UserId, favourites: Favourites): TransactItem => {
      const [key, people] = [favouritesItem.key(company, digitOf(id)), new Set([id])]
      return favourites.has(digitOf(id)) ? stored.update(key, { add: { people } }) : stored.put(key, { people }, isNew)
    },

    /** Also of a locum who is none, or becomes one at the same moment; the item must be as it was read, or absent. */
    remove: (company: CompanyId, id: UserId, favourites: Favourites): TransactItem => {
      const [key, people] = [favouritesItem.key(company, digitOf(id)), new Set([id])]
      return favourites.has(digitOf(id)) ? stored.update(key, { remove: { people } }) : stored.check(key, isNew)
    },
  }
}

export type FavouritesRepository = ReturnType<typeof favouritesRepository>
