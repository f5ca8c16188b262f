import type { Party } from '#shared/kernel/caller.ts'
import { companyOf, type CompanyRecord } from '#shared/companies/companies.projections.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import { locumAccessError } from '#shared/companies/locum-access.rules.ts'
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
export type OwnConversation = { parties: ChatParties; own: Party; other: Party }

/** What a party shows the other of itself. */
type Face = Pick<Chat, 'name' | 'picture'>

/** As one party finds it. The face of the other is read only before the first message, when neither has a chat. */
export type FoundConversation = { chats: Chats; faces: Record<Party, Face>; refusal: ChatRefusal | undefined }

/** A locum and a practice; whoever else is named has no conversation. */
export const ownConversation = (own: ChatPartyId, other: ChatPartyId): OwnConversation => {
  const parties = chatPartiesOf(own, other)
  if (!parties) throw new DomainError('CHAT_NOT_FOUND')
  return { parties, own: partyOfId(own), other: partyOfId(other) }
}

/** What decides whether a party may write, besides its face. */
type Self = { face: Face; approved: boolean; practiceRefusal?: WritingFacts['practiceRefusal'] }

const faceOf = (name: string, picture: FileId | undefined): Face => ({ name, ...(picture && { picture }) })
const practiceFace = ({ name, files }: CompanyRecord): Face => faceOf(name, files.logo?.id)
const locumFace = ({ name = '', files }: Profile): Face => faceOf(name, files.avatar?.id)

export const readSelf = async (
  { companies, professionals }: Pick<Deps, 'companies' | 'professionals'>,
  { parties, own }: OwnConversation,
): Promise<Self> => {
  if (own === 'practice') {
    const company = await companies.get(parties.practice)
    if (!company) throw new DomainError('CHAT_NOT_FOUND')
    const { approved } = company
    return { face: practiceFace(company), approved, practiceRefusal: locumAccessError(companyOf(company)) }
  }
  const profile = await professionals.getProfile(parties.professional)
  // Until their verification, locums have no name.
  return { face: profile ? locumFace(profile) : { name: '' }, approved: profile?.approved ?? false }
}

/** With whom a first message would begin a conversation: whoever can't be seen is not found. */
const readOther = async (deps: Deps, { parties, other }: OwnConversation, self: Self): Promise<Face> => {
  if (other === 'practice') {
    const company = await deps.companies.get(parties.practice)
    if (!company) throw new DomainError('CHAT_NOT_FOUND')
    return practiceFace(company)
  }
  if (self.practiceRefusal) throw new DomainError(self.practiceRefusal)
  const profile = await deps.professionals.getProfile(parties.professional)
  if (!profile?.name || !(await canViewLocum(deps, parties.practice, profile))) throw new DomainError('CHAT_NOT_FOUND')
  return locumFace(profile)
}

const firstBy = async (
  { dealings }: Deps,
  { parties, own }: OwnConversation,
  { approved }: Self,
): Promise<WritingFacts['first']> =>
  own === 'professional'
    ? { approved, haveDealt: await dealings.have(parties.professional, parties.practice) }
    : undefined

/**
 * What decides whether the party can write, read consistently; for a first message also whom it can reach. To be
 * looked at (`isShown`), what only the other party changes may be a moment old.
 */
export const findConversation = async (
  deps: Deps,
  conversation: OwnConversation,
  { isShown = false } = {},
): Promise<FoundConversation> => {
  const { parties, own } = conversation
  const [chats, self, block] = await Promise.all([
    isShown ? deps.messages.getShownChats(parties, own) : deps.messages.getChats(parties),
    readSelf(deps, conversation),
    deps.blocks.get(parties.practice, parties.professional, isShown && own !== 'practice' ? 'eventual' : 'consistent'),
  ])
  const chat = chats[own]
  const [face, first] = chat
    ? [faceOf(chat.name, chat.picture), undefined]
    : await Promise.all([readOther(deps, conversation, self), firstBy(deps, conversation, self)])
  const refusal = writingRefusal({
    from: own,
    gone: chat?.gone !== undefined,
    blocked: {
      professional: chats.professional?.blockedAt !== undefined,
      practice: chats.practice?.blockedAt !== undefined,
    },
    locumBlocked: block !== undefined,
    practiceRefusal: self.practiceRefusal,
    first,
  })
  return { chats, faces: byParty(own, { own: self.face, other: face }), refusal }
}
