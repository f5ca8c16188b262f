import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { byParty } from '#shared/messages/chat-parties.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import { messageEvent } from '#shared/messages/messages.events.ts'
import type { ConversationSummary, Message } from '#shared/messages/messages.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { Chats, StoredMessage } from '#functions/stores/messages.repository.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { readConversation, conversationFor, type ConversationState, type PartyConversation } from './conversation.ts'
import { shownMessage, type MessageViewInput } from './shown-message.ts'

type Deps = Pick<Context, 'execute' | 'today'> & ChatRepositories
type Input = InputOf<(typeof messagesContract)['openConversation']>
type NewestPage = { state: ConversationState; items: StoredMessage[] }

/** The last message that each party has seen; of a deleted party, the chat of the one that stays knows. */
const seenOf = ({ own, other }: PartyConversation, chats: Chats): MessageViewInput['seen'] =>
  byParty(own, { own: chats[own]?.seen ?? 0, other: chats[other]?.seen ?? chats[own]?.gone?.seen ?? 0 })

const pageOf = async (
  { namesOf }: Deps,
  { parties, own }: PartyConversation,
  items: readonly StoredMessage[],
  seen: MessageViewInput['seen'],
): Promise<Page<Message, ConversationSummary>> => {
  const authors = [...new Set(items.flatMap(({ author }) => author ?? []))]
  const names = own === 'practice' ? await namesOf(authors) : undefined
  const oldest = items.at(-1)?.number ?? 1
  return {
    items: items.map((message) => shownMessage(message, { parties, seen, names })),
    ...(oldest > 1 && { nextToken: String(oldest) }),
  }
}

const readNewest = async (deps: Deps, conversation: PartyConversation): Promise<NewestPage> => {
  const state = await readConversation(deps, conversation, { forDisplay: true })
  const last = state.chats[conversation.own]?.lastNumber
  return { state, items: last ? await deps.messages.listMessages(conversation.parties, last) : [] }
}

/** Marks as seen what the page shows and no more: if a message arrives meanwhile, the page is read again. */
const markSeen = async (deps: Deps, conversation: PartyConversation, newest: NewestPage): Promise<NewestPage> => {
  const { parties, own } = conversation
  let page: NewestPage | undefined
  await deps.execute(async () => {
    page = page ? await readNewest(deps, conversation) : newest
    const chat = page.state.chats[own]
    if (!chat?.unread) return { writes: [], response: null, events: [] }
    return {
      writes: [deps.messages.putChat(parties, own, { ...chat, seen: chat.lastNumber, unread: 0 })],
      response: null,
      events: [messageEvent('message.seen', parties, own, chat.lastNumber)],
    }
  })
  return page ?? newest
}

const openNewest = async (deps: Deps, conversation: PartyConversation): Promise<Page<Message, ConversationSummary>> => {
  const { own, other } = conversation
  const newest = await readNewest(deps, conversation)
  const { state, items } = newest.state.chats[own]?.unread ? await markSeen(deps, conversation, newest) : newest
  const { chats, shownAs, refusal } = state
  const chat = chats[own]
  const { name, picture } = shownAs[other]
  const seen = seenOf(conversation, chats)
  const summary: ConversationSummary = {
    name,
    ...(picture && { picture_file: picture }),
    unread: chat?.unread ?? 0,
    seen: seen[other],
    ...(refusal && { refusal }),
    blocked: chat?.blockedAt !== undefined,
  }
  return { ...(await pageOf(deps, conversation, items, { ...seen, [own]: chat?.lastNumber ?? 0 })), summary }
}

export const openConversation = async (
  deps: Deps,
  { params, query }: Input,
): Promise<Page<Message, ConversationSummary>> => {
  const conversation = conversationFor(params.receivedByID, params.sentByID)
  if (query.NextToken === undefined) return openNewest(deps, conversation)
  const chats = await deps.messages.getChatsForDisplay(conversation.parties, conversation.own)
  if (!chats[conversation.own]) throw new DomainError('CHAT_NOT_FOUND')
  const items = await deps.messages.listMessages(conversation.parties, query.NextToken - 1)
  return pageOf(deps, conversation, items, seenOf(conversation, chats))
}
