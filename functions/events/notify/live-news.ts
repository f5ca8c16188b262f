import { logger } from '#functions/platform/logger.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { EventHandlers } from '#functions/events/event-consumer.ts'
import type { News, Receiver } from '#functions/events/live/news.ts'
import { sendEntries } from '#functions/events/send-entries.ts'

type ConversationIds = { companyId: CompanyId; professionalId: UserId }

/** The sender too, who may have other pages open; and their colleagues. */
const bothParties = ({ companyId, professionalId }: ConversationIds): Receiver[] => [
  { user: professionalId },
  { practice: companyId },
]

const changed = ({ companyId, professionalId }: ConversationIds): News => {
  const parties = { companyId, professionalId }
  return { to: bothParties(parties), push: { type: 'conversation', ...parties } }
}

const members = (companyId: CompanyId): News => ({
  to: [{ practice: companyId }],
  push: { type: 'members', companyId },
})

/** What open pages receive at once, besides their notifications. */
export const liveNews: EventHandlers<News> = {
  'message.sent': ({ data }) => {
    const { companyId, professionalId, from, number } = data
    return { to: bothParties(data), push: { type: 'message', companyId, professionalId, from, number } }
  },
  'message.seen': ({ data }) => {
    const { companyId, professionalId, by, seen } = data
    return { to: bothParties(data), push: { type: 'seen', companyId, professionalId, by, seen } }
  },
  'conversation.blocked': ({ data }) => changed(data),
  'conversation.unblocked': ({ data }) => changed(data),
  'member.joined': ({ data }) => members(data.companyId),
  'member.role-changed': ({ data }) => members(data.companyId),
  'invite.sent': ({ data }) => members(data.companyId),
  'invite.cancelled': ({ data }) => members(data.companyId),
  // What they have open is checked again, and closed if it is about the practice.
  'member.removed': ({ subject, data }) => ({ ...members(data.companyId), recheck: subject }),
  'impersonation.ended': ({ data }) => ({ recheck: data.account }),
  'account.sessions-ended': ({ subject }) => ({ recheck: subject }),
  'account.deleted': ({ subject }) => ({ recheck: subject }),
}

/** Collects the news of an event. Failures are only logged: pages without news poll. */
export const newsQueue = (QueueUrl: string) => {
  let waiting: News[] = []
  const send = (): Promise<void> => {
    const entries = waiting.map((news) => ({ MessageBody: JSON.stringify(news) }))
    waiting = []
    return sendEntries(QueueUrl, entries)
  }
  return {
    add: (news: News): void => void waiting.push(news),
    flush: (): Promise<void> =>
      send().catch((error: unknown) => logger.warn('news not sent', { reason: (error as Error).message })),
  }
}

export type NewsQueue = ReturnType<typeof newsQueue>
