import type { Party } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { DailyCount } from '#shared/kernel/daily-count.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { byParty, conversationIdOf, otherParty, type ChatParties } from '#shared/messages/chat-parties.ts'
import type { ChatPartyId, Attachment } from '#shared/messages/messages.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, type Consistency } from '#functions/platform/dynamo/items-of.ts'
import { withinPage } from '#functions/platform/dynamo/query-page.ts'
import { between } from '#functions/platform/dynamo/ranges.ts'
import { isNew, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { newChatCountItem, chatItem, messageItem } from './messages.items.ts'

/** A conversation as one party has it; see `chatItem`. */
export type Chat = {
  name: string
  picture?: FileId
  lastNumber: number
  seen: number
  unread: number
  unreadSince?: Instant
  lastAt: Instant
  lastMessage: string
  lastFrom: Party
  sentCount?: DailyCount
  blockedAt?: Instant
  gone?: { at: Instant; seen: number }
  version?: number
}

/** What each party has: nothing before the first message, nor after that party was deleted. */
export type Chats = { [party in Party]?: Chat | undefined }

export type StoredAttachment = Attachment & { file: FileId }

export type StoredMessage = {
  number: number
  from: Party
  message: string
  at: Instant
  clientId?: string
  attachment?: StoredAttachment
  author?: UserId
  /** A super admin wrote it for the party. */
  onBehalf?: true
}

const PAGE = 30
const skOf = (number: number) => `MSG#${String(number).padStart(9, '0')}`

/** Whether these are the messages from `last` on, as many as a page has. */
const isWhole = (messages: readonly StoredMessage[], last: number): boolean =>
  messages.length === Math.min(PAGE, last) && messages.every(({ number }, index) => number === last - index)

const keysOf = ({ professional, practice }: ChatParties) => ({
  professional: chatItem.key(professional, practice),
  practice: chatItem.key(practice, professional),
})

const messageKey = (parties: ChatParties, number: number) => ({ pk: conversationIdOf(parties), sk: skOf(number) })

export const messagesRepository = (db: Db, table: string) => {
  const chats = itemsOf(db, table, chatItem)
  const messages = itemsOf(db, table, messageItem)
  const newChatCounts = itemsOf(db, table, newChatCountItem)

  const getChat = (parties: ChatParties, party: Party, consistency: Consistency): Promise<Chat | undefined> =>
    chats.get(keysOf(parties)[party], consistency)

  return {
    /** The conversation as both parties have it. */
    getChats: async (parties: ChatParties): Promise<Chats> => {
      const both = itemsOf(db, table, chatItem, (chat: Chat, { pk }) => {
        return [pk === parties.practice ? 'practice' : 'professional', chat] as const
      })
      return Object.fromEntries(await both.getMany(Object.values(keysOf(parties)), 'consistent'))
    },

    /** As one party has it. */
    getChat: (parties: ChatParties, party: Party): Promise<Chat | undefined> => getChat(parties, party, 'consistent'),

    /** Both for one party to look at: its own consistently, as it has the party's own changes and every message. */
    getChatsForDisplay: async (parties: ChatParties, party: Party): Promise<Chats> => {
      const [own, other] = await Promise.all([
        getChat(parties, party, 'consistent'),
        getChat(parties, otherParty(party), 'eventual'),
      ])
      return byParty(party, { own, other })
    },

    putChat: (parties: ChatParties, party: Party, { unreadSince, ...chat }: Chat): TransactItem => {
      const unread = chat.unread > 0 && {
        unreadOf: parties[party] as ChatPartyId,
        unreadSince: unreadSince ?? chat.lastAt,
      }
      return chats.save(keysOf(parties)[party], { ...chat, ...unread })
    },

    putMessage: (parties: ChatParties, message: StoredMessage): TransactItem =>
      messages.put(messageKey(parties, message.number), message, isNew),

    getMessage: (parties: ChatParties, number: number): Promise<StoredMessage | undefined> =>
      messages.get(messageKey(parties, number), 'consistent'),

    /** Newest first, from message `last` on; read again, consistently, if the numbers show that one is missing. */
    listMessages: async (parties: ChatParties, last: number): Promise<StoredMessage[]> => {
      const range = { pk: conversationIdOf(parties), sk: between(messageItem.name, skOf(last)) }
      const read = async (consistency: Consistency): Promise<StoredMessage[]> =>
        (await messages.page(range, consistency, { limit: PAGE, descending: true })).items
      const found = await read('eventual')
      return withinPage(isWhole(found, last) ? found : await read('consistent'), PAGE)
    },

    /** How many conversations a practice has begun on a day. */
    getNewChatCount: (company: CompanyId): Promise<DailyCount | undefined> =>
      newChatCounts.get(newChatCountItem.key(company), 'consistent'),

    /** In place while the day goes on: conversations that begin at the same moment don't wait for each other. */
    putNewChatCount: (company: CompanyId, count: DailyCount): TransactItem => {
      const key = newChatCountItem.key(company)
      if (count.count === 1) return newChatCounts.save(key, count)
      const values = { day: count.day, limit: quotas.newChatsPerPracticeDay }
      const condition = { expression: '#day = :day AND #count < :limit', values }
      return newChatCounts.update(key, { add: { count: 1, version: 1 }, condition })
    },
  }
}

export type MessagesRepository = ReturnType<typeof messagesRepository>
