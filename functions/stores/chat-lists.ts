import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { Party } from '#shared/kernel/caller.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { partitionOf } from '#functions/platform/dynamo/ranges.ts'
import { chatItem, recentChat, unreadChat } from './messages.items.ts'

/** A conversation in a list: with whom, and what the list shows. */
export type RecentChat = {
  other: ChatPartyId
  name: string
  picture?: FileId | undefined
  unread: number
  lastAt: Instant
  lastMessage: string
  lastFrom: Party
}

type Page<T> = { items: T[]; next?: string }

const PAGE = 25
/** Their sum is shown beside an icon, where large numbers are cut off. */
const MAX_ENTRIES = 500

const otherOf = (sk: string): ChatPartyId => sk.slice(chatItem.name.length) as ChatPartyId

/** The conversations of a party, by index. `next` is the sort key of a page's last item: an instant and the other. */
export const chatLists = (db: Db, table: string) => {
  const page = async (
    { index, partition, sort }: { index: string; partition: string; sort: string },
    party: ChatPartyId,
    { after, limit }: { after?: string | undefined; limit: number },
  ) => {
    const [at = '', other = ''] = after?.split('#') ?? []
    const { Items = [], LastEvaluatedKey: last } = await db.send(
      new QueryCommand({
        ...partitionOf(table, index, partition, party),
        ScanIndexForward: false,
        Limit: limit,
        ...(after && {
          ExclusiveStartKey: { ...chatItem.key(party, other), [partition]: party, [sort]: at },
        }),
      }),
    )
    return { items: Items, ...(last && { next: `${String(last[sort])}#${otherOf(String(last.sk))}` }) }
  }
  const unreadPage = async (
    party: ChatPartyId,
    after: string | undefined,
    limit: number,
  ): Promise<Page<RecentChat>> => {
    const index = { index: 'unread', partition: 'unreadOf', sort: 'unreadSince' }
    const { items, next } = await page(index, party, { after, limit })
    const chats = items
      .map(unreadChat.read)
      .map(({ pk: _pk, sk, v: _v, unreadOf: _of, unreadSince: _since, ...chat }) => ({ other: otherOf(sk), ...chat }))
    return { items: chats, ...(next && { next }) }
  }

  return {
    /** Latest first. */
    listRecent: async (party: ChatPartyId, after?: string): Promise<Page<RecentChat>> => {
      const index = { index: 'recent', partition: 'pk', sort: 'lastAt' }
      const { items, next } = await page(index, party, { after, limit: PAGE })
      const chats = items.map(recentChat.read).map(({ pk: _pk, sk, v: _v, number: _number, ...chat }) => ({
        other: otherOf(sk),
        ...chat,
      }))
      return { items: chats, ...(next && { next }) }
    },

    /** Those with unread messages, by the time of the first of them, latest first. */
    listUnread: (party: ChatPartyId, after?: string): Promise<Page<RecentChat>> => unreadPage(party, after, PAGE),

    /** Unread messages of all conversations, up to a number of them. */
    countUnread: async (party: ChatPartyId): Promise<number> => {
      const { items } = await unreadPage(party, undefined, MAX_ENTRIES)
      return items.reduce((sum, { unread }) => sum + unread, 0)
    },
  }
}

export type ChatLists = ReturnType<typeof chatLists>
