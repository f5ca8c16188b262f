import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { OpenDays } from '#shared/kernel/open-days.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Card } from '#shared/professionals/cards.rules.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { cardItem } from './cards.items.ts'

const toCard = (item: Stored): Card => {
  const { pk, sk, v: _, ...card } = cardItem.read(item)
  return { market: pk, id: sk, ...card }
}

/** Search entries have no version: whoever writes them also writes the calendar lock, whose version protects them. */
export const cardsRepository = (db: Db, table: string) => ({
  /** The next entries of a market; `more` if there may be further ones. */
  listMarket: async (market: string, most: number, after?: UserId): Promise<{ cards: Card[]; more: boolean }> => {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :market',
        ExpressionAttributeValues: { ':market': market },
        Limit: most,
        ...(after && { ExclusiveStartKey: { pk: market, sk: after } }),
      }),
    )
    return { cards: Items.map(toCard), more: LastEvaluatedKey !== undefined }
  },

  put: ({ market, id, ...card }: Card): TransactItem => ({
    Put: { TableName: table, Item: cardItem.written({ pk: market, sk: id, ...card }) },
  }),

  /** Updates the days of a search entry without reading the profile. */
  setOpenDays: (market: string, id: UserId, openDays: OpenDays): TransactItem => ({
    Update: cardItem.update(table, { pk: market, sk: id }, { set: { openDays } }),
  }),

  remove: (market: string, id: UserId): TransactItem => ({ Delete: { TableName: table, Key: { pk: market, sk: id } } }),
})

export type CardsRepository = ReturnType<typeof cardsRepository>
