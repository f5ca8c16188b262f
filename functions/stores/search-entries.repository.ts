import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { OpenDays } from '#shared/kernel/open-days.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { SearchEntry } from '#shared/professionals/search-entries.rules.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { searchEntryItem } from './search-entries.items.ts'

const toSearchEntry = (item: Stored): SearchEntry => {
  const { pk, sk, v: _, ...entry } = searchEntryItem.read(item)
  return { market: pk, id: sk, ...entry }
}

/** Search entries have no version: whoever writes them also writes the calendar lock, whose version protects them. */
export const searchEntriesRepository = (db: Db, table: string) => ({
  /** The next entries of a market; `more` if there may be further ones. */
  listMarket: async (
    market: string,
    most: number,
    after?: UserId,
  ): Promise<{ searchEntries: SearchEntry[]; more: boolean }> => {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :market',
        ExpressionAttributeValues: { ':market': market },
        Limit: most,
        ...(after && { ExclusiveStartKey: { pk: market, sk: after } }),
      }),
    )
    return { searchEntries: Items.map(toSearchEntry), more: LastEvaluatedKey !== undefined }
  },

  put: ({ market, id, ...entry }: SearchEntry): TransactItem => ({
    Put: { TableName: table, Item: searchEntryItem.written({ pk: market, sk: id, ...entry }) },
  }),

  /** Updates the days of a search entry without reading the profile. */
  setOpenDays: (market: string, id: UserId, openDays: OpenDays): TransactItem => ({
    Update: searchEntryItem.update(table, { pk: market, sk: id }, { set: { openDays } }),
  }),

  remove: (market: string, id: UserId): TransactItem => ({ Delete: { TableName: table, Key: { pk: market, sk: id } } }),
})

export type SearchEntriesRepository = ReturnType<typeof searchEntriesRepository>
