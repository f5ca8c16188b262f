import type { Party } from '#shared/kernel/caller.ts'
import { companyOf, type CompanyRecord } from '#shared/companies/companies.projections.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import { viewLocumsError } from '#shared/companies/locum-access.rules.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { byParty, chatPartiesOf, partyOfId, type ChatParties } from '#shared/messages/chat-parties.ts'
import type { ChatPartyId, ChatRefusal } from '#shared/messages/messages.schema.ts'
import { writingRefusal, type WritingFacts } from '#shared/messages/writing.rules.ts'
import { canViewLocum } from '#functions/access/can-view-locum.ts'
import type { Context } from '#functions/platform/context.ts'
import type { Chat, Chats } from '#functions/stores/messages.repository.ts'
import type { Profile } from '#functions/stores/professionals.repository.ts'
import type { ChatRepositories } from './chat-repositories.ts'

type Deps = Pick<Context, 'today'> &
  Pick<ChatRepositories, 'messages' | 'dealings' | 'companies' | 'professionals' | 'blocks' | 'bookings'>

/** A conversation, and which of its parties reads or writes it. */
export type PartyConversation = { parties: ChatParties; own: Party; other: Party }

/** What a party shows the other of itself. */
type NameAndPicture = Pick<Chat, 'name' | 'picture'>

/** The name and picture of the other party are read anew only before the first message, when neither has a chat. */
export type ConversationState = {
  chats: Chats
  shownAs: Record<Party, NameAndPicture>
  refusal: ChatRefusal | undefined
}

/** A locum and a practice; whoever else is named has no conversation. */
export const conversationFor = (ownId: ChatPartyId, otherId: ChatPartyId): PartyConversation => {
  const parties = chatPartiesOf(ownId, otherId)
  if (!parties) throw new DomainError('CHAT_NOT_FOUND')
  return { parties, own: partyOfId(ownId), other: partyOfId(otherId) }
}

/** What a party is shown as, and what decides whether it may write. */
type OwnFacts = { shownAs: NameAndPicture; approved: boolean; viewLocumsError?: WritingFacts['viewLocumsError'] }

const nameAndPicture = (name: string, picture: FileId | undefined): NameAndPicture => ({
  name,
  ...(picture && { picture }),
})
const practiceShownAs = ({ name, files }: CompanyRecord): NameAndPicture => nameAndPicture(name, files.logo?.id)
const locumShownAs = ({ name = '', files }: Profile): NameAndPicture => nameAndPicture(name, files.avatar?.id)

export const readOwnFacts = async (
  { companies, professionals }: Pick<Deps, 'companies' | 'professionals'>,
  { parties, own }: PartyConversation,
): Promise<OwnFacts> => {
  if (own === 'practice') {
    const company = await companies.get(parties.practice)
    if (!company) throw new DomainError('CHAT_NOT_FOUND')
    const { approved } = company
    return { shownAs: practiceShownAs(company), approved, viewLocumsError: viewLocumsError(companyOf(company)) }
  }
  const profile = await professionals.getProfile(parties.professional)
  // Until their verification, locums have no name.
  return { shownAs: profile ? locumShownAs(profile) : { name: '' }, approved: profile?.approved ?? false }
}

/** With whom a first message would begin a conversation: whoever can't be seen is not found. */
const readOther = async (
  deps: Deps,
  { parties, other }: PartyConversation,
  ownFacts: OwnFacts,
): Promise<NameAndPicture> => {
  if (other === 'practice') {
    const company = await deps.companies.get(parties.practice)
    if (!company) throw new DomainError('CHAT_NOT_FOUND')
    return practiceShownAs(company)
  }
  if (ownFacts.viewLocumsError) throw new DomainError(ownFacts.viewLocumsError)
  const profile = await deps.professionals.getProfile(parties.professional)
  if (!profile?.name || !(await canViewLocum(deps, parties.practice, profile))) throw new DomainError('CHAT_NOT_FOUND')
  return locumShownAs(profile)
}

const firstMessageFacts = async (
  { dealings }: Deps,
  { parties, own }: PartyConversation,
  { approved }: OwnFacts,
): Promise<WritingFacts['firstMessage']> =>
  own === 'professional'
    ? { approved, haveDealt: await dealings.have(parties.professional, parties.practice) }
    : undefined

/**
 * A conversation as a party reads or writes it, and why it can't write, if it can't. Read consistently; `forDisplay`,
 * what only the other party changes may be a moment old.
 */
export const readConversation = async (
  deps: Deps,
  conversation: PartyConversation,
  { forDisplay = false } = {},
): Promise<ConversationState> => {
  const { parties, own } = conversation
  const [chats, ownFacts, locumBlock] = await Promise.all([
    forDisplay ? deps.messages.getChatsForDisplay(parties, own) : deps.messages.getChats(parties),
    readOwnFacts(deps, conversation),
    deps.blocks.get(
      parties.practice,
      parties.professional,
      forDisplay && own !== 'practice' ? 'eventual' : 'consistent',
    ),
  ])
  const chat = chats[own]
  const [otherShownAs, firstMessage] = chat
    ? [nameAndPicture(chat.name, chat.picture), undefined]
    : await Promise.all([readOther(deps, conversation, ownFacts), firstMessageFacts(deps, conversation, ownFacts)])
  const refusal = writingRefusal({
    from: own,
    gone: chat?.gone !== undefined,
    hasBlocked: {
      professional: chats.professional?.blockedAt !== undefined,
      practice: chats.practice?.blockedAt !== undefined,
    },
    locumBlocked: locumBlock !== undefined,
    viewLocumsError: ownFacts.viewLocumsError,
    firstMessage,
  })
  return { chats, shownAs: byParty(own, { own: ownFacts.shownAs, other: otherShownAs }), refusal }
}
