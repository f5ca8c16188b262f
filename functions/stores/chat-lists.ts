import type { Instant } from '#shared/kernel/dates.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { Party } from '#shared/kernel/caller.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { readsOf, type Pages } from '#functions/platform/dynamo/items-of.ts'
import { chatItem, recentChat, unreadChat } from './messages.items.ts'

/** A conversation without what was said: how many messages it has, and who wrote last. */
export type CountedChat = Pick<RecentChat, 'other' | 'name' | 'picture' | 'unread' | 'lastAt' | 'lastFrom'> & {
  lastNumber: number
}

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

const otherOf = (sk: unknown): ChatPartyId => String(sk).slice(chatItem.name.length) as ChatPartyId

/** The conversations of a party, by index. `next` is the sort key of a page's last item: an instant and the other. */
export const chatLists = (db: Db, table: string) => {
  const recent = readsOf(db, table, (item): RecentChat => {
    const { lastNumber: _, ...chat } = recentChat.read(item)
    return { other: otherOf(item.sk), ...chat }
  })
  const counted = readsOf(db, table, (item): CountedChat => {
    const { lastMessage: _, ...chat } = recentChat.read(item)
    return { other: otherOf(item.sk), ...chat }
  })
  const unread = readsOf(db, table, (item): RecentChat => {
    const { unreadSince: _, ...chat } = unreadChat.read(item)
    return { other: otherOf(item.sk), ...chat }
  })

  const page = async <Chat>(
    reads: Pages<Chat>,
    { index, partition, sort }: { index: string; partition: string; sort: string },
    party: ChatPartyId,
    { after, limit = PAGE }: { after?: string | undefined; limit?: number },
  ): Promise<Page<Chat>> => {
    const [at = '', other = ''] = after?.split('#') ?? []
    const start = after ? { ...chatItem.key(party, other), [partition]: party, [sort]: at } : undefined
    const range = { index, [partition]: party }
    const { items, next } = await reads.page(range, 'eventual', { limit, start, descending: true })
    return { items, ...(next && { next: `${String(next[sort])}#${otherOf(next.sk)}` }) }
  }
  const recentIndex = { index: 'recent', partition: 'pk', sort: 'lastAt' }
  const unreadIndex = { index: 'unread', partition: 'unreadOf', sort: 'unreadSince' }

  return {
    /** Latest first. */
    listRecent: (party: ChatPartyId, after?: string): Promise<Page<RecentChat>> =>
      page(recent, recentIndex, party, { after }),

    /** The same without their text. */
    listCounted: (party: ChatPartyId, after?: string): Promise<Page<CountedChat>> =>
      page(counted, recentIndex, party, { after }),

    /** Those with unread messages, by the time of the first of them, latest first. */
    listUnread: (party: ChatPartyId, after?: string): Promise<Page<RecentChat>> =>
      page(unread, unreadIndex, party, { after }),

    /** Unread messages of all conversations, up to a number of them. */
    countUnread: async (party: ChatPartyId): Promise<number> => {
      const { items } = await page(unread, unreadIndex, party, { limit: MAX_ENTRIES })
      return items.reduce((sum, { unread }) => sum + unread, 0)
    },
  }
}

export type ChatLists = ReturnType<typeof chatLists>
