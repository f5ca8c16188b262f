import type { ExportedMessage } from '#shared/exports/exported-message.schema.ts'
import { chatPartiesOf, partyOfId, conversationIdOf, otherParty } from '#shared/messages/chat-parties.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, type Cursor, type ItemPage } from '#functions/platform/dynamo/items-of.ts'
import { chatItem, messageItem } from './messages.items.ts'

/** The conversation that was read last, and, unless it was read to its end, where to go on in it. */
type Position = { chat: { pk: string; sk: string }; inside?: Cursor | undefined }

const CHATS = 20
/** Most conversations are short, so many are read at once. */
const FIRST_MESSAGES = 50
const MORE_MESSAGES = 200

type Part = ItemPage<ExportedMessage> & { chat: Position['chat'] }

/** All messages of a party, conversation by conversation, oldest first. */
export const exportedMessages = (db: Db, table: string) => {
  const chats = itemsOf(db, table, chatItem, ({ name }, { pk, sk }) => ({ chat: { pk, sk }, name }))
  const messages = itemsOf(db, table, messageItem)

  const readPart = async (
    { chat, name }: { chat: { pk: ChatPartyId; sk: string }; name: string },
    limit: number,
    inside?: Cursor,
  ): Promise<Part> => {
    const other = chat.sk.slice(chatItem.name.length) as ChatPartyId
    const parties = chatPartiesOf(chat.pk, other)
    if (!parties) throw new Error(`${chat.pk} and ${other} can have no conversation`)
    const { items, next } = await messages.exportPage(messageItem.all(conversationIdOf(parties)), inside, limit)
    const exported = items.map(({ number, from, message, at, attachment, author }) => ({
      id: number,
      with: name,
      sentByID: parties[from],
      receivedByID: parties[otherParty(from)],
      message,
      createdAt: at,
      ...(attachment && { attachment: attachment.name }),
      ...(author && partyOfId(chat.pk) === 'practice' && { author }),
    }))
    return { chat, items: exported, next }
  }

  return async (party: ChatPartyId, cursor: Cursor | undefined): Promise<ItemPage<ExportedMessage>> => {
    const position = cursor as Position | undefined
    const open = position?.inside && (await chats.get(position.chat, 'eventual'))
    if (position && open) {
      const { chat, items, next } = await readPart(open, MORE_MESSAGES, position.inside)
      return { items, next: { chat, inside: next } satisfies Position }
    }
    const { items: found } = await chats.exportPage(chatItem.all(party), position?.chat, CHATS)
    const parts = await Promise.all(found.map((chat) => readPart(chat, FIRST_MESSAGES)))
    const cut = parts.findIndex(({ next }) => next !== undefined)
    const read = cut < 0 ? parts : parts.slice(0, cut + 1)
    const last = read.at(-1)
    const next = last && ({ chat: last.chat, inside: last.next } satisfies Position)
    return { items: read.flatMap(({ items }) => items), ...(next && { next }) }
  }
}

export type ExportedMessages = ReturnType<typeof exportedMessages>
