import type { Party } from '#shared/kernel/caller.ts'
import { companyOf, type CompanyRecord } from '#shared/companies/companies.projections.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import { locumAccessError } from '#shared/companies/locum-access.rules.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { chatPartiesOf, chatPartyOf, otherParty, type ChatParties } from '#shared/messages/chat-parties.ts'
import type { ChatPartyId, ChatRefusal } from '#shared/messages/messages.schema.ts'
import { writingRefusal, type WritingFacts } from '#shared/messages/writing.rules.ts'
import { canViewLocum } from '#functions/access/can-view-locum.ts'
import type { Context } from '#functions/platform/context.ts'
import type { Chat } from '#functions/stores/messages.repository.ts'
import type { Profile } from '#functions/stores/professionals.repository.ts'
import type { ChatRepositories } from './chat-repositories.ts'

type Deps = Pick<Context, 'today'> &
  Pick<ChatRepositories, 'messages' | 'dealings' | 'companies' | 'professionals' | 'blocks' | 'bookings'>

/** A conversation as one of its parties reads or writes it: `side` is the caller's. */
export type OwnConversation = { parties: ChatParties; party: Party }

/** What a party is shown by to the other. */
export type ChatFace = Pick<Chat, 'name' | 'picture'>

/** A conversation as one party finds it. Before the first message neither has a `Chat`. */
export type ConversationState = {
  mine: Chat | undefined
  theirs: Chat | undefined
  /** The other party, and the party itself, read afresh. */
  other: ChatFace
  own: ChatFace
  refusal: ChatRefusal | undefined
}

/** A locum and a practice; whoever else is named has no conversation. */
export const ownConversation = (own: ChatPartyId, other: ChatPartyId): OwnConversation => {
  const parties = chatPartiesOf(own, other)
  if (!parties) throw new DomainError('CHAT_NOT_FOUND')
  return { parties, party: chatPartyOf(own) }
}

type Own = ChatFace & { practiceRefusal?: WritingFacts['practiceRefusal']; approved: boolean }

const faceOf = (name: string, picture: FileId | undefined): ChatFace => ({ name, ...(picture && { picture }) })
const practiceFace = ({ name, files }: CompanyRecord): ChatFace => faceOf(name, files.logo?.id)
const locumFace = ({ name = '', files }: Profile): ChatFace => faceOf(name, files.avatar?.id)

export const readOwn = async (
  { companies, professionals }: Pick<Deps, 'companies' | 'professionals'>,
  { parties, party }: OwnConversation,
): Promise<Own> => {
  if (party === 'practice') {
    const company = await companies.get(parties.practice)
    if (!company) throw new DomainError('CHAT_NOT_FOUND')
    const { approved } = company
    return { ...practiceFace(company), approved, practiceRefusal: locumAccessError(companyOf(company)) }
  }
  const profile = await professionals.getProfile(parties.professional)
  // Until their verification, locums have no name.
  return { name: '', ...(profile && locumFace(profile)), approved: profile?.approved ?? false }
}

/** With whom a first message would begin a conversation: whoever can't be seen is not found. */
const readOther = async (deps: Deps, { parties, party }: OwnConversation, own: Own): Promise<ChatFace> => {
  if (party === 'professional') {
    const company = await deps.companies.get(parties.practice)
    if (!company) throw new DomainError('CHAT_NOT_FOUND')
    return practiceFace(company)
  }
  if (own.practiceRefusal) throw new DomainError(own.practiceRefusal)
  const profile = await deps.professionals.getProfile(parties.professional)
  if (!profile?.name || !(await canViewLocum(deps, parties.practice, profile))) throw new DomainError('CHAT_NOT_FOUND')
  return locumFace(profile)
}

const firstBy = async (
  deps: Deps,
  { parties, party }: OwnConversation,
  { approved }: Own,
): Promise<WritingFacts['first']> =>
  party === 'professional'
    ? { approved, haveDealt: await deps.dealings.have(parties.professional, parties.practice) }
    : undefined

/**
 * What decides whether the party can write, read consistently; for a first message also whom it can reach. To be
 * looked at (`shown`), what only the other party changes may be a moment old.
 */
export const findConversation = async (
  deps: Deps,
  conversation: OwnConversation,
  { shown: isShown = false } = {},
): Promise<ConversationState> => {
  const { parties, party } = conversation
  const [chats, own, block] = await Promise.all([
    isShown ? deps.messages.getShownChats(parties, party) : deps.messages.getChats(parties),
    readOwn(deps, conversation),
    deps.blocks.get(
      parties.practice,
      parties.professional,
      isShown && party !== 'practice' ? 'eventual' : 'consistent',
    ),
  ])
  const [mine, theirs] = [chats[party], chats[otherParty(party)]]
  const [other, first] = mine
    ? [mine, undefined]
    : await Promise.all([readOther(deps, conversation, own), firstBy(deps, conversation, own)])
  const refusal = writingRefusal({
    from: party,
    gone: mine?.gone !== undefined,
    blocked: {
      professional: chats.professional?.blockedAt !== undefined,
      practice: chats.practice?.blockedAt !== undefined,
    },
    locumBlocked: block !== undefined,
    practiceRefusal: own.practiceRefusal,
    first,
  })
  return { mine, theirs, other, own, refusal }
}
