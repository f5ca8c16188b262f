import { nextOf, type DayCount } from '#shared/kernel/day-count.ts'
import { previewOf } from '#shared/messages/writing.rules.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { Chat, StoredMessage } from '#functions/stores/messages.repository.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import type { ConversationState, OwnConversation } from './conversation.ts'

type Deps = Pick<Context, 'today'> & Pick<ChatRepositories, 'messages' | 'companies' | 'professionals'>

/** A practice can begin only so many conversations a day; neither party is deleted while one begins. */
export const beginning = async (
  { messages, companies, professionals, today }: Deps,
  { parties, party }: OwnConversation,
): Promise<TransactItem[]> => {
  const bothExist = [companies.mustExist(parties.practice), professionals.mustExist(parties.professional)]
  if (party === 'professional') return bothExist
  const begun = await messages.getBegun(parties.practice)
  const counted = nextOf(today, begun, 'newChatsPerPracticeDay')
  return [...bothExist, messages.putBegun(parties.practice, counted)]
}

/** The messages of a party in a conversation on this day, with the next one; refused above the limit. */
export const countSent = ({ today }: Pick<Context, 'today'>, { mine }: ConversationState): DayCount =>
  nextOf(today, mine?.sent, 'messagesPerChatDay')

/** Both parties' side of the conversation, with the message as its last; whoever is sent it sees who has written. */
export const withLast = (
  { mine, theirs, other, own }: ConversationState,
  { number, message, at, from }: StoredMessage,
  sent: DayCount,
): { mine: Chat; theirs: Chat } => {
  const last = { number, lastAt: at, lastMessage: previewOf(message), lastFrom: from }
  const unread = (theirs?.unread ?? 0) + 1
  const { picture: _, ...received } = theirs ?? { seen: 0 }
  return {
    mine: {
      seen: 0,
      unread: 0,
      ...mine,
      name: other.name,
      ...(other.picture && { picture: other.picture }),
      ...last,
      sent,
    },
    theirs: {
      ...received,
      name: own.name,
      ...(own.picture && { picture: own.picture }),
      ...last,
      unread,
      unreadSince: theirs?.unreadSince ?? at,
    },
  }
}
