import type { EventOf, EventType } from '#shared/events.ts'
import { accountMessages } from './account.messages.ts'
import { applicationMessages } from './application.messages.ts'
import { bookingMessages } from './booking.messages.ts'
import { companyMessages } from './company.messages.ts'
import type { Message, NotificationTemplate, NotificationTemplates } from './message.ts'
import { professionalMessages } from './professional.messages.ts'
import { requestMessages } from './request.messages.ts'

export const templates = {
  ...professionalMessages,
  ...applicationMessages,
  ...bookingMessages,
  ...requestMessages,
  ...companyMessages,
  ...accountMessages,
} satisfies NotificationTemplates

export const messagesOf = (event: EventOf): Message[] => {
  const template = (templates as NotificationTemplates)[event.type] as NotificationTemplate<EventType> | undefined
  if (!template) return []
  const { kind, channels, messages } = template
  const others = channels.flatMap((channel) => (channel === 'in-app' ? [] : [channel]))
  return messages(event).map((message) => ({ ...message, kind, channels: message.inAppOnly ? [] : others }))
}
