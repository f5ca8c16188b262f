import type { EventOf, EventType } from '#shared/events.ts'
import type { Channel } from '#functions/stores/notifications.items.ts'
import { aboutOf } from './about.ts'
import { accountTemplates } from './account.templates.ts'
import { adminBookingTemplates } from './admin-booking.templates.ts'
import { applicationTemplates } from './application.templates.ts'
import { bookingTemplates } from './booking.templates.ts'
import { companyTemplates } from './company.templates.ts'
import { memberTemplates } from './member.templates.ts'
import type { Message, NotificationTemplate, NotificationTemplates } from './message.ts'
import { messageSentTemplates } from './message-sent.templates.ts'
import { professionalTemplates } from './professional.templates.ts'
import { requestTemplates } from './request.templates.ts'

export const templates = {
  ...professionalTemplates,
  ...applicationTemplates,
  ...bookingTemplates,
  ...adminBookingTemplates,
  ...requestTemplates,
  ...companyTemplates,
  ...accountTemplates,
  ...memberTemplates,
  ...messageSentTemplates,
} satisfies NotificationTemplates

export const messagesOf = (event: EventOf): Message[] => {
  const template = (templates as NotificationTemplates)[event.type] as NotificationTemplate<EventType> | undefined
  if (!template) return []
  const { kind, channels, messages } = template
  const others: Channel[] = channels.flatMap((channel) => (channel === 'in-app' ? [] : [channel]))
  return messages(event).map((message) => ({
    ...message,
    kind,
    about: aboutOf(event, message.to),
    channels: message.inAppOnly ? [] : message.push ? [...others, 'push'] : others,
  }))
}
