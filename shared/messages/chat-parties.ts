import type { Party } from '#shared/kernel/caller.ts'
import { isCompanyId, type CompanyId, type UserId } from '#shared/kernel/ids.ts'
import type { ChatPartyId, ConversationId } from './messages.schema.ts'

/** The two parties of a conversation. */
export type ChatParties = { professional: UserId; practice: CompanyId }

/** Undefined for two locums or two practices, who have no conversation. */
export const chatPartiesOf = (one: ChatPartyId, other: ChatPartyId): ChatParties | undefined => {
  const [practice, professional] = isCompanyId(one) ? [one, other] : [other, one]
  return isCompanyId(practice) && !isCompanyId(professional) ? { professional, practice } : undefined
}

export const conversationIdOf = ({ professional, practice }: ChatParties): ConversationId =>
  `${professional}~${practice}`

export const partyOfId = (id: ChatPartyId): Party => (isCompanyId(id) ? 'practice' : 'professional')

/** What each party has, given from the point of view of one of them. */
export const byParty = <T>(party: Party, { own, other }: { own: T; other: T }): Record<Party, T> =>
  party === 'practice' ? { practice: own, professional: other } : { practice: other, professional: own }

export const otherParty = (party: Party): Party => (party === 'practice' ? 'professional' : 'practice')
