import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { UserId } from '../../shared/kernel/ids.ts'
import type { Card } from '../../shared/professionals/cards.rules.ts'
import type { Db } from '../platform/dynamo/client.ts'

const toCard = ({ pk, sk, ...card }: Record<string, unknown>): Card => ({ market: pk, id: sk, ...card }) as Card

export const searchRepository = (db: Db, table: string) => ({
  /** The cards of a market after one of them, at most so many; `more` where the range may go on. */
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
})

export type SearchRepository = ReturnType<typeof searchRepository>
