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
import type { NewNotification, NotificationTemplate, NotificationTemplates } from './notification.ts'
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
export const notificationsOf = (event: EventOf, at: Instant): NewNotification[] => {
  const template = (templates as NotificationTemplates)[event.type] as NotificationTemplate<EventType> | undefined
  if (!template) return []
  const { kind, channels, notifications, urgent, topic } = template
  const others: Channel[] = channels.flatMap((channel) => (channel === 'in-app' ? [] : [channel]))
  return notifications(event).map((notification) => ({
    ...notification,
    kind,
    about: aboutOf(event, notification.to),
    urgent: urgent?.(event, at) ?? false,
    topic: topic && `${event.type}#${topic(event)}`,
    channels: notification.inAppOnly ? [] : notification.push ? [...others, 'push'] : others,
  }))
}
