import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { OpenDays } from '#shared/kernel/open-days.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { SearchEntry } from '#shared/professionals/search-entries.rules.ts'
import { writeTraits } from '#shared/search/traits.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { queryWire } from '#functions/platform/dynamo/query-wire.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { searchEntryItem, searchRowItem } from './search-entries.items.ts'

/** A professional in a market, as far as ranking needs them. */
export type MarketRow = { id: UserId; days: OpenDays; traits: Uint8Array }

const bytesOf = (value: AttributeValue | undefined): Uint8Array => Buffer.from(String(value?.B), 'base64')

const toRow = ({ pk, sk, v, days, traits }: Record<string, AttributeValue>): MarketRow => {
  const [market, id] = [String(pk?.S), sk?.S as UserId]
  const row = { pk: market, sk: id, v: Number(v?.N), days: bytesOf(days), traits: bytesOf(traits) }
  return { id, ...searchRowItem.read(row) }
}

const keyOf = (market: string, id: UserId) => ({ pk: market, sk: id })

/**
 * Rows, one for each market of a professional, and their whole entry. They have no version: whoever writes them also
 * writes the calendar lock, whose version protects them.
 */
export const searchEntriesRepository = (db: Db, table: string) => {
  const rows = itemsOf(db, table, searchRowItem)
  const entries = itemsOf(db, table, searchEntryItem, (entry, { pk }): SearchEntry => ({ id: pk, ...entry }))
  return {
    /** A market's rows, a portion at a time. */
    listRows: async function* (market: string): AsyncGenerator<MarketRow[]> {
      for await (const items of queryWire(db, table, market)) yield items.map(toRow)
    },

    /** Whole entries by professional; those who have none are left out. */
    getEntries: async (ids: readonly UserId[]): Promise<Map<UserId, SearchEntry>> => {
      const found = await entries.getMany(searchEntryItem.keys(ids), 'eventual')
      return new Map(found.map((entry) => [entry.id, entry]))
    },

    putRow: (market: string, entry: SearchEntry, days: OpenDays): TransactItem =>
      rows.put(keyOf(market, entry.id), { days, traits: writeTraits(entry) }),

    putEntry: ({ id, ...entry }: SearchEntry): TransactItem => entries.put(searchEntryItem.key(id), entry),

    /** Updates the days of a row without reading the profile. */
    setDays: (market: string, id: UserId, days: OpenDays): TransactItem =>
      rows.update(keyOf(market, id), { set: { days } }),

    removeRow: (market: string, id: UserId): TransactItem => rows.remove(keyOf(market, id)),

    removeEntry: (id: UserId): TransactItem => entries.remove(searchEntryItem.key(id)),
  }
}

export type SearchEntriesRepository = ReturnType<typeof searchEntriesRepository>
