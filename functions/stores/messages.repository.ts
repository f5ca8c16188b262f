import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Party } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { DayCount } from '#shared/kernel/day-count.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { conversationIdOf, otherParty, type ChatParties } from '#shared/messages/chat-parties.ts'
import type { ChatPartyId, Attachment } from '#shared/messages/messages.schema.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { withinPage } from '#functions/platform/dynamo/query-page.ts'
import { replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { begunItem, chatItem, messageItem } from './messages.items.ts'

/** A conversation as one party has it; see `chatItem`. */
export type Chat = {
  name: string
  picture?: FileId
  number: number
  seen: number
  unread: number
  unreadSince?: Instant
  lastAt: Instant
  lastMessage: string
  lastFrom: Party
  sent?: DayCount
  blockedAt?: Instant
  gone?: { at: Instant; seen: number }
  version?: number
}

/** Absent on both sides before the first message; on the side of a party that was deleted, afterwards. */
export type Chats = Partial<Record<Party, Chat>>

export type StoredAttachment = Attachment & { file: FileId }

export type StoredMessage = {
  number: number
  from: Party
  message: string
  at: Instant
  clientId?: string
  attachment?: StoredAttachment
  author?: UserId
}

const PAGE = 30
const skOf = (number: number) => `MSG#${String(number).padStart(9, '0')}`

/** Whether these are the messages from `last` on, as many as a page has. */
const isWhole = (messages: readonly StoredMessage[], last: number): boolean =>
  messages.length === Math.min(PAGE, last) && messages.every(({ number }, index) => number === last - index)

const toChat = (item: Stored): Chat => {
  const { pk: _pk, sk: _sk, v: _v, unreadOf: _of, ...chat } = chatItem.read(item)
  return chat
}

export const toMessage = (item: Stored): StoredMessage => {
  const { pk: _pk, sk: _sk, v: _v, ...message } = messageItem.read(item)
  return message
}

const keysOf = ({ professional, practice }: ChatParties) => ({
  professional: chatItem.key(professional, practice),
  practice: chatItem.key(practice, professional),
})

const readChat = async (
  { db, table }: { db: Db; table: string },
  Key: ReturnType<typeof chatItem.key>,
  { consistent = true } = {},
): Promise<Chat | undefined> => {
  const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: consistent }))
  return Item && toChat(Item)
}

export const messagesRepository = (db: Db, table: string) => ({
  /** The conversation as both parties have it. */
  getChats: async (parties: ChatParties): Promise<Chats> => {
    const keys = keysOf(parties)
    const items = await batchGet(db, table, [keys.professional, keys.practice], { consistent: true })
    return Object.fromEntries(
      items.map((item) => [item.pk === parties.practice ? 'practice' : 'professional', toChat(item)]),
    )
  },

  /** As one party has it. */
  getChat: (parties: ChatParties, party: Party): Promise<Chat | undefined> =>
    readChat({ db, table }, keysOf(parties)[party]),

  /** Both for one party to look at: its own consistently, as it has the party's own changes and every message. */
  getShownChats: async (parties: ChatParties, party: Party): Promise<Chats> => {
    const [keys, other] = [keysOf(parties), otherParty(party)]
    const [mine, theirs] = await Promise.all([
      readChat({ db, table }, keys[party]),
      readChat({ db, table }, keys[other], { consistent: false }),
    ])
    return { ...(mine && { [party]: mine }), ...(theirs && { [other]: theirs }) }
  },

  putChat: (parties: ChatParties, party: Party, { version, unreadSince, ...chat }: Chat): TransactItem => {
    const unread = chat.unread > 0 && {
      unreadOf: parties[party] as ChatPartyId,
      unreadSince: unreadSince ?? chat.lastAt,
    }
    return replace(table, chatItem, { ...keysOf(parties)[party], ...chat, ...unread }, version)
  },

  putMessage: (parties: ChatParties, message: StoredMessage): TransactItem => ({
    Put: {
      TableName: table,
      Item: messageItem.written({ pk: conversationIdOf(parties), sk: skOf(message.number), ...message }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }),

  getMessage: async (parties: ChatParties, number: number): Promise<StoredMessage | undefined> => {
    const Key = { pk: conversationIdOf(parties), sk: skOf(number) }
    const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return Item && toMessage(Item)
  },

  /** Newest first, from message `last` on. A copy of the table that lacks one of them shows it by the numbers. */
  listMessages: async (parties: ChatParties, last: number): Promise<StoredMessage[]> => {
    const read = async (consistent: boolean): Promise<StoredMessage[]> => {
      const { Items = [] } = await db.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
          ExpressionAttributeValues: {
            ':pk': conversationIdOf(parties),
            ':first': messageItem.name,
            ':last': skOf(last),
          },
          ScanIndexForward: false,
          ConsistentRead: consistent,
          Limit: PAGE,
        }),
      )
      return Items.map(toMessage)
    }
    const items = await read(false)
    return withinPage(isWhole(items, last) ? items : await read(true), PAGE)
  },

  /** How many conversations a practice has begun. */
  getBegun: async (company: CompanyId): Promise<DayCount | undefined> => {
    const { Item } = await db.send(
      new GetCommand({ TableName: table, Key: begunItem.key(company), ConsistentRead: true }),
    )
    return Item && begunItem.read(Item)
  },

  /** In place while the day goes on, so that conversations that begin at the same moment don't wait for each other. */
  putBegun: (company: CompanyId, { day, count, version }: DayCount): TransactItem => {
    const Key = begunItem.key(company)
    if (count === 1) return replace(table, begunItem, { ...Key, day, count }, version)
    const values = { day, limit: quotas.newChatsPerPracticeDay }
    const condition = { expression: '#day = :day AND #count < :limit', values }
    return { Update: begunItem.update(table, Key, { add: { count: 1, version: 1 }, condition }) }
  },
})

export type MessagesRepository = ReturnType<typeof messagesRepository>
