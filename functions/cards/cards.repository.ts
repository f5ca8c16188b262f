import type { OpenDays } from '../../shared/calendar/open-days.rules.ts'
import type { UserId } from '../../shared/kernel/ids.ts'
import type { Card } from '../../shared/professionals/cards.rules.ts'
import type { TransactItem } from '../platform/dynamo/versioned.ts'

/** Cards carry no version: whoever writes them writes the professional's lock, whose version guards them. */
export const cardsRepository = (table: string) => ({
  put: ({ market, id, ...card }: Card): TransactItem => ({ Put: { TableName: table, Item: { pk: market, sk: id, ...card } } }),

  /** Changes what a card says of the days, without the profile it was made of. */
  setOpenDays: (market: string, id: UserId, openDays: OpenDays): TransactItem => ({
    Update: {
      TableName: table,
      Key: { pk: market, sk: id },
      UpdateExpression: 'SET openDays = :openDays',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':openDays': openDays },
    },
  }),

  remove: (market: string, id: UserId): TransactItem => ({ Delete: { TableName: table, Key: { pk: market, sk: id } } }),
})

export type CardsRepository = ReturnType<typeof cardsRepository>
