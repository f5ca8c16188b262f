import type { Caller } from '#tests/support/api.ts'
import type { Side } from '#tests/support/world.ts'
import { type Fixture, type FixtureContext, type Fixtures, unusedIds } from './fixture.ts'

/** The conversation of a side's locum and practice, as the owner names it. */
const as = ({ locum, practice }: Side, { role }: Pick<Caller, 'role'>) =>
  role === 'CompanyAdmin'
    ? { receivedByID: practice.companyId, sentByID: locum.id }
    : { receivedByID: locum.id, sentByID: practice.companyId }

/** Each has a message of the other that it has not seen, and neither has stopped the conversation. */
const withMessages = async ({ api, side }: FixtureContext): Promise<void> => {
  const { locum, practice } = side
  const [toLocum, toPractice] = [as(side, locum), as(side, practice.member)]
  await api.send('unblockConversation', practice.member, { params: toPractice })
  await api.send('unblockConversation', locum, { params: toLocum })
  await api.call('sendMessage', practice.member, { body: { ...toLocum, message: 'Good morning.' } })
  await api.call('sendMessage', locum, { body: { ...toPractice, message: 'Good morning to you.' } })
}

const absent = { receivedByID: unusedIds.company, sentByID: unusedIds.user }

const ofConversation = (isBlocked = false): Fixture => ({
  request: async (context) => {
    const { api, side, owner } = context
    await withMessages(context)
    const params = as(side, owner)
    const reader = owner.role === 'CompanyAdmin' ? side.practice.member : side.locum
    if (isBlocked) await api.send('blockConversation', reader, { params })
    return { params }
  },
  absent: { params: absent },
})

const ofParty: Fixture = {
  request: async (context) => {
    await withMessages(context)
    const { receivedByID } = as(context.side, context.owner)
    return { params: { receivedByID } }
  },
  absent: { params: { receivedByID: absent.receivedByID } },
}

export const messagesRequests = {
  openConversation: ofConversation(),
  sendMessage: {
    request: async (context) => {
      await withMessages(context)
      const { receivedByID: sentByID, sentByID: receivedByID } = as(context.side, context.owner)
      return {
        body: { receivedByID, sentByID, message: 'The keys are with Sizwe.', createdAt: '2026-11-22T08:00:00Z' },
      }
    },
    absent: { body: { receivedByID: absent.sentByID, sentByID: absent.receivedByID, message: 'Hello' } },
    other: (body) => ({ ...body, message: 'The keys are with Nadia.' }),
  },
  getConversationUnreadCount: ofConversation(),
  getTotalUnreadCount: ofParty,
  getUnreadChats: ofParty,
  listConversations: ofParty,
  blockConversation: ofConversation(),
  unblockConversation: ofConversation(true),
} satisfies Fixtures
