import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { otherParty } from '#shared/messages/chat-parties.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import { messageEvent } from '#shared/messages/messages.events.ts'
import type { ConversationSummary, Message } from '#shared/messages/messages.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { Chat, StoredMessage } from '#functions/stores/messages.repository.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { findConversation, ownConversation, type ConversationState, type OwnConversation } from './conversation.ts'
import { shownMessage } from './shown-message.ts'

type Deps = Pick<Context, 'execute' | 'today'> & ChatRepositories
type Input = InputOf<(typeof messagesContract)['openConversation']>
type FirstPage = { found: ConversationState; items: StoredMessage[] }

const pageOf = async (
  { namesOf }: Deps,
  { parties, party }: OwnConversation,
  items: readonly StoredMessage[],
  { own, other }: { own: number; other: number },
): Promise<Page<Message, ConversationSummary>> => {
  const authors = [...new Set(items.flatMap(({ author }) => author ?? []))]
  const names = party === 'practice' ? await namesOf(authors) : undefined
  const seen = party === 'practice' ? { practice: own, professional: other } : { practice: other, professional: own }
  const oldest = items.at(-1)?.number ?? 1
  return {
    items: items.map((message) => shownMessage(message, { parties, seen, names })),
    ...(oldest > 1 && { nextToken: String(oldest) }),
  }
}

const seenByOther = (mine: Chat | undefined, theirs: Chat | undefined): number => theirs?.seen ?? mine?.gone?.seen ?? 0

const readFirst = async (deps: Deps, conversation: OwnConversation): Promise<FirstPage> => {
  const found = await findConversation(deps, conversation, { shown: true })
  const items = found.mine ? await deps.messages.listMessages(conversation.parties, found.mine.number) : []
  return { found, items }
}

/** Marks as seen what the page shows and no more: if a message arrives meanwhile, the page is read again. */
const markSeen = async (deps: Deps, conversation: OwnConversation, first: FirstPage): Promise<FirstPage> => {
  const { parties, party } = conversation
  let page: FirstPage | undefined
  await deps.execute(async () => {
    page = page ? await readFirst(deps, conversation) : first
    const { mine } = page.found
    if (!mine?.unread) return { writes: [], response: null, events: [] }
    return {
      writes: [deps.messages.putChat(parties, party, { ...mine, seen: mine.number, unread: 0 })],
      response: null,
      events: [messageEvent('message.seen', parties, party, mine.number)],
    }
  })
  return page ?? first
}

const openFirst = async (deps: Deps, conversation: OwnConversation): Promise<Page<Message, ConversationSummary>> => {
  const first = await readFirst(deps, conversation)
  const { found, items } = first.found.mine?.unread ? await markSeen(deps, conversation, first) : first
  const { mine, theirs, other, refusal } = found
  const seen = seenByOther(mine, theirs)
  const summary: ConversationSummary = {
    name: other.name,
    ...(other.picture && { picture_file: other.picture }),
    unread: mine?.unread ?? 0,
    seen,
    ...(refusal && { refusal }),
    blocked: mine?.blockedAt !== undefined,
  }
  return { ...(await pageOf(deps, conversation, items, { own: mine?.number ?? 0, other: seen })), summary }
}

export const openConversation = async (
  deps: Deps,
  { params, query }: Input,
): Promise<Page<Message, ConversationSummary>> => {
  const conversation = ownConversation(params.receivedByID, params.sentByID)
  if (query.NextToken === undefined) return openFirst(deps, conversation)
  const chats = await deps.messages.getShownChats(conversation.parties, conversation.party)
  const [mine, theirs] = [chats[conversation.party], chats[otherParty(conversation.party)]]
  if (!mine) throw new DomainError('CHAT_NOT_FOUND')
  const items = await deps.messages.listMessages(conversation.parties, query.NextToken - 1)
  return pageOf(deps, conversation, items, { own: mine.seen, other: seenByOther(mine, theirs) })
}
