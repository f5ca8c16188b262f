import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { withKeyPrefix } from '#functions/platform/dynamo/ranges.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
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

export const favouritesRepository = (db: Db, table: string) => ({
  /** One range: about 50 bytes for each favourite. */
  get: async (company: CompanyId, { consistent = false } = {}): Promise<Favourites> => {
    const { Items = [] } = await db.send(
      new QueryCommand({ ...withKeyPrefix(table, company, favouritesItem.name), ConsistentRead: consistent }),
    )
    const items = Items.map(favouritesItem.read)
    return new Map(items.map(({ sk, people }) => [sk.slice(favouritesItem.name.length), people ?? new Set()]))
  },

  add: (company: CompanyId, id: UserId, favourites: Favourites): TransactItem => {
    const [Key, people] = [favouritesItem.key(company, digitOf(id)), new Set([id])]
    if (favourites.has(digitOf(id))) return { Update: favouritesItem.update(table, Key, { add: { people } }) }
    return {
      Put: {
        TableName: table,
        Item: favouritesItem.written({ ...Key, people }),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    }
  },

  /** Also of a locum who is none, or becomes one at the same moment; the item must be as it was read, or absent. */
  remove: (company: CompanyId, id: UserId, favourites: Favourites): TransactItem => {
    const Key = favouritesItem.key(company, digitOf(id))
    if (favourites.has(digitOf(id)))
      return { Update: favouritesItem.update(table, Key, { remove: { people: new Set([id]) } }) }
    return { ConditionCheck: { TableName: table, Key, ConditionExpression: 'attribute_not_exists(pk)' } }
  },
})

export type FavouritesRepository = ReturnType<typeof favouritesRepository>
