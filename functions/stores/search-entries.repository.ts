import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { OpenDays } from '#shared/kernel/open-days.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { SearchEntry } from '#shared/professionals/search-entries.rules.ts'
import { writeTraits } from '#shared/search/traits.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { queryWire } from '#functions/platform/dynamo/query-wire.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { searchEntryItem, searchRowItem } from './search-entries.items.ts'

/** A professional in a market, as far as ranking needs them. */
export type MarketRow = { id: UserId; days: OpenDays; traits: Uint8Array }

const bytesOf = (value: AttributeValue | undefined): Uint8Array => Buffer.from(String(value?.B), 'base64')

const toRow = ({ pk, sk, v, days, traits }: Record<string, AttributeValue>): MarketRow => {
  const row = searchRowItem.read({
    pk: pk?.S,
    sk: sk?.S,
    v: Number(v?.N),
    days: bytesOf(days),
    traits: bytesOf(traits),
  })
  return { id: row.sk, days: row.days, traits: row.traits }
}

/**
 * Rows, one for each market of a professional, and their whole entry. They have no version: whoever writes them also
 * writes the calendar lock, whose version protects them.
 */
export const searchEntriesRepository = (db: Db, table: string) => ({
  /** A market's rows, a portion at a time. */
  listRows: async function* (market: string): AsyncGenerator<MarketRow[]> {
    for await (const items of queryWire(db, table, market)) yield items.map(toRow)
  },

  /** Whole entries by professional; those who have none are left out. */
  getEntries: async (ids: readonly UserId[]): Promise<Map<UserId, SearchEntry>> => {
    const items = await batchGet(
      db,
      table,
      ids.map((id) => searchEntryItem.key(id)),
    )
    return new Map(
      items.map(searchEntryItem.read).map(({ pk, sk: _sk, v: _v, ...entry }) => [pk, { id: pk, ...entry }]),
    )
  },

  putRow: (market: string, entry: SearchEntry, days: OpenDays): TransactItem => ({
    Put: {
      TableName: table,
      Item: searchRowItem.written({ pk: market, sk: entry.id, days, traits: writeTraits(entry) }),
    },
  }),

  putEntry: ({ id, ...entry }: SearchEntry): TransactItem => ({
    Put: { TableName: table, Item: searchEntryItem.written({ ...searchEntryItem.key(id), ...entry }) },
  }),

  /** Updates the days of a row without reading the profile. */
  setDays: (market: string, id: UserId, days: OpenDays): TransactItem => ({
    Update: searchRowItem.update(table, { pk: market, sk: id }, { set: { days } }),
  }),

  removeRow: (market: string, id: UserId): TransactItem => ({
    Delete: { TableName: table, Key: { pk: market, sk: id } },
  }),

  removeEntry: (id: UserId): TransactItem => ({ Delete: { TableName: table, Key: searchEntryItem.key(id) } }),
})

export type SearchEntriesRepository = ReturnType<typeof searchEntriesRepository>
