import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { ExportedMessage } from '#shared/exports/exported-message.schema.ts'
import { chatPartiesOf, chatPartyOf, conversationIdOf, otherParty } from '#shared/messages/chat-parties.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { exportPage, type Cursor, type ExportPage } from '#functions/platform/dynamo/export-page.ts'
import { withKeyPrefix } from '#functions/platform/dynamo/ranges.ts'
import { chatItem, messageItem } from './messages.items.ts'
import { toMessage } from './messages.repository.ts'

/** The conversation that was read last, and, unless it was read to its end, where to go on in it. */
type Position = { chat: { pk: string; sk: string }; inside?: Cursor | undefined }

const CHATS = 20
/** Most conversations are short, so many are read at once. */
const FIRST_MESSAGES = 50
const MORE_MESSAGES = 200

type Part = ExportPage<ExportedMessage> & { chat: Position['chat'] }

/** All messages of a party, conversation by conversation, oldest first. */
export const exportedMessages = (db: Db, table: string) => {
  const readPart = async (item: Stored, limit: number, inside?: Cursor): Promise<Part> => {
    const { pk, sk, name } = chatItem.read(item)
    const other = sk.slice(chatItem.name.length) as ChatPartyId
    const parties = chatPartiesOf(pk, other)
    if (!parties) throw new Error(`${pk} and ${other} can have no conversation`)
    const range = { ...withKeyPrefix(table, conversationIdOf(parties), messageItem.name), Limit: limit }
    const { items, next } = await exportPage(db, range, inside)
    const messages = items.map(toMessage).map(({ number, from, message, at, attachment, author }) => ({
      id: number,
      with: name,
      sentByID: parties[from],
      receivedByID: parties[otherParty(from)],
      message,
      createdAt: at,
      ...(attachment && { attachment: attachment.name }),
      ...(author && chatPartyOf(pk) === 'practice' && { author }),
    }))
    return { chat: { pk, sk }, items: messages, next }
  }

  const readChats = async (party: ChatPartyId, after: Position['chat'] | undefined): Promise<Stored[]> => {
    const { Items = [] } = await db.send(
      new QueryCommand({ ...withKeyPrefix(table, party, chatItem.name), Limit: CHATS, ExclusiveStartKey: after }),
    )
    return Items
  }

  const readChat = async ({ pk, sk }: Position['chat']): Promise<Stored | undefined> =>
    (await db.send(new QueryCommand(withKeyPrefix(table, pk, sk)))).Items?.[0]

  return async (party: ChatPartyId, cursor: Cursor | undefined): Promise<ExportPage<ExportedMessage>> => {
    const position = cursor as Position | undefined
    const open = position?.inside && (await readChat(position.chat))
    if (position && open) {
      const { chat, items, next } = await readPart(open, MORE_MESSAGES, position.inside)
      return { items, next: { chat, inside: next } satisfies Position }
    }
    const chats = await readChats(party, position?.chat)
    const parts = await Promise.all(chats.map((chat) => readPart(chat, FIRST_MESSAGES)))
    const cut = parts.findIndex(({ next }) => next !== undefined)
    const read = cut < 0 ? parts : parts.slice(0, cut + 1)
    const last = read.at(-1)
    const next = last && ({ chat: last.chat, inside: last.next } satisfies Position)
    return { items: read.flatMap(({ items }) => items), ...(next && { next }) }
  }
}

export type ExportedMessages = ReturnType<typeof exportedMessages>
