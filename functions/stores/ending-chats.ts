import { setTimeout as sleep } from 'node:timers/promises'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Party } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { chatPartiesOf, conversationIdOf, otherParty, type ChatParties } from '#shared/messages/chat-parties.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { deleteRange, keysOf } from '#functions/platform/dynamo/delete-range.ts'
import { isCollision } from '#functions/platform/dynamo/failures.ts'
import { itemsOf, readsOf } from '#functions/platform/dynamo/items-of.ts'
import { before } from '#functions/platform/dynamo/ranges.ts'
import { hasVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { newChatCountItem, chatItem, messageItem } from './messages.items.ts'
import { messagesRepository, type Chat } from './messages.repository.ts'

/** Of conversations, which end one page at a time. */
const PAGE_OF_CHATS = 10
const TRIES = 20

const withoutPicture = ({ picture: _, ...chat }: Chat): Chat => chat

/** What becomes of conversations once a party was deleted, or neither writes any more. Each step can run again. */
export const endingChats = (db: Db, table: string) => {
  const messages = messagesRepository(db, table)
  const chats = itemsOf(db, table, chatItem)
  const newChatCounts = itemsOf(db, table, newChatCountItem)
  const recent = readsOf(db, table)

  /** Only after both parties were deleted, as each reads them until then. */
  const removeMessages = (parties: ChatParties): Promise<void> =>
    deleteRange(db, table, messageItem.all(conversationIdOf(parties)))

  const removeChat = (parties: ChatParties, party: Party, { version }: Chat): TransactItem => {
    const [own, other] = [parties[party], parties[otherParty(party)]]
    return chats.remove(chatItem.key(own as ChatPartyId, other), hasVersion(version))
  }

  /** The other keeps what was written, under this name, and can't write any more. */
  const end = async (
    parties: ChatParties,
    party: Party,
    { at, name }: { at: Instant; name: string | undefined },
    tries = TRIES,
  ): Promise<void> => {
    const found = await messages.getChats(parties)
    const [own, other] = [found[party], found[otherParty(party)]]
    if (!own) return
    if (!other) await removeMessages(parties)
    const left = other && { ...withoutPicture(other), gone: { at, seen: own.seen }, ...(name && { name }) }
    const TransactItems = [
      removeChat(parties, party, own),
      ...(left ? [messages.putChat(parties, otherParty(party), left)] : []),
    ]
    try {
      await db.send(new TransactWriteCommand({ TransactItems }))
    } catch (error) {
      if (!isCollision(error) || tries === 1) throw error
      await sleep(Math.random() * 100)
      await end(parties, party, { at, name }, tries - 1)
    }
  }

  return {
    /** With whom a party has conversations. */
    pagesOfOthers: async function* (party: ChatPartyId): AsyncGenerator<ChatPartyId[]> {
      for await (const keys of keysOf(db, table, chatItem.all(party), PAGE_OF_CHATS))
        yield keys.map(({ sk }) => String(sk).slice(chatItem.name.length) as ChatPartyId)
    },

    /** Conversations of a party without a message since a time. */
    listQuiet: async (party: ChatPartyId, since: Instant): Promise<ChatParties[]> => {
      const found = await recent.list({ index: 'recent', pk: party, lastAt: before(since) }, 'eventual')
      return found.flatMap(
        ({ sk }) => chatPartiesOf(party, String(sk).slice(chatItem.name.length) as ChatPartyId) ?? [],
      )
    },

    /** A whole conversation, of both parties. If one writes at this moment it fails, and is not quiet any more. */
    remove: async (parties: ChatParties): Promise<void> => {
      const found = await messages.getChats(parties)
      const TransactItems = (['professional', 'practice'] as const).flatMap((party) => {
        const chat = found[party]
        return chat ? [removeChat(parties, party, chat)] : []
      })
      await removeMessages(parties)
      if (TransactItems.length > 0) await db.send(new TransactWriteCommand({ TransactItems }))
    },

    end: (parties: ChatParties, party: Party, how: { at: Instant; name: string | undefined }): Promise<void> =>
      end(parties, party, how),

    removeNewChatCount: async (company: CompanyId): Promise<void> => {
      await writeOne(db, newChatCounts.remove(newChatCountItem.key(company)))
    },
  }
}

export type EndingChats = ReturnType<typeof endingChats>
