import type { EventOf, EventType } from '#shared/events.ts'
import type { Instant } from '#shared/kernel/dates.ts'
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

/** `at` is when it happened. */
export const messagesOf = (event: EventOf, at: Instant): Message[] => {
  const template = (templates as NotificationTemplates)[event.type] as NotificationTemplate<EventType> | undefined
  if (!template) return []
  const { kind, channels, messages, urgent, topic } = template
  const others: Channel[] = channels.flatMap((channel) => (channel === 'in-app' ? [] : [channel]))
  return messages(event).map((message) => ({
    ...message,
    kind,
    about: aboutOf(event, message.to),
    urgent: urgent?.(event, at) ?? false,
    topic: topic && `${event.type}#${topic(event)}`,
    channels: message.inAppOnly ? [] : message.push ? [...others, 'push'] : others,
  }))
}
