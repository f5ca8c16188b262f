import type { EventOf, EventType } from '#shared/events.ts'
import { supportedPartyIn, type Audit, type Party } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { EventParties } from '#shared/kernel/event-parties.schema.ts'
import type { BookingId, OfferId } from '#shared/kernel/ids.ts'
import { doneOnBehalfOf } from '#shared/kernel/on-behalf.ts'
import { pathsOf } from '#shared/kernel/paths.ts'
import type { About } from '#shared/notifications/notification-about.schema.ts'
import { formatFewDays } from '#shared/kernel/format-few-days.ts'
import type { Channel } from '#shared/notifications/channels.ts'
import { accountTemplates } from './account.templates.ts'
import { applicationTemplates } from './application.templates.ts'
import { approvalTemplates } from './approval.templates.ts'
import { bookingTemplates } from './booking.templates.ts'
import { messageTemplates } from './message.templates.ts'
import {
  formatShifts,
  type Facts,
  type NewNotification,
  type NotificationTemplate,
  type NotificationTemplates,
  type NotificationText,
  type Page,
  type Sentence,
} from './notification.ts'
import { placementTemplates } from './placement.templates.ts'
import { privacyTemplates } from './privacy.templates.ts'
import { requestTemplates } from './request.templates.ts'
import { walletTemplates } from './wallet.templates.ts'

export const templates = {
  ...applicationTemplates,
  ...bookingTemplates,
  ...requestTemplates,
  ...accountTemplates,
  ...approvalTemplates,
  ...messageTemplates,
  ...walletTemplates,
  ...placementTemplates,
  ...privacyTemplates,
} satisfies NotificationTemplates

/** After these events, what the reader's calendar shows of a booking is no longer so. */
const changesCalendar: ReadonlySet<EventType> = new Set<EventType>([
  'booking.confirmed',
  'booking.changed',
  'booking.cancelled',
  'booking.days-changed',
  'booking.deleted',
  'booking.undone',
])

/** What a notification of an event about a booking, a request, an application or an offer is about. */
const aboutOf = ({ type, subject, data }: EventOf, to: NewNotification['to']): About | undefined => {
  if ('address' in to || 'mailbox' in to || !('dates' in data && 'professionalId' in data)) return undefined
  const reader = 'practice' in to ? 'practice' : 'professional'
  const { dates, professionalId } = data
  return type.startsWith('booking.')
    ? { reader, dates, booking: subject as BookingId, isForCalendar: changesCalendar.has(type) }
    : { reader, dates, offer: subject as OfferId, professional: professionalId }
}

/** The event, and who caused it, if that is known. */
type Caused = EventOf & { by?: Audit }

/** An event between two parties; of the names, it may have only that of the party that the other reads about. */
type EventBetweenParties = Caused & { data: EventParties }

/** What a template has for each party, whichever its event. */
type TextsByParty = { page: Page } & { [P in Party]?: (facts: Facts) => Sentence | readonly Sentence[] | undefined }

const notificationsFor = (party: Party, event: EventBetweenParties, template: TextsByParty): NotificationText[] => {
  const { subject, data } = event
  const isPractice = party === 'practice'
  const other = isPractice ? data.professionalName : data.companyName
  const days = formatFewDays(data.dates)
  const supported = event.by && supportedPartyIn(event.by)
  const supportedName = supported && (supported === party ? (isPractice ? 'your practice' : 'you') : other)
  const sentences = template[party]?.({ ...event, other, days, shifts: formatShifts(data) }) ?? []
  return [sentences].flat().map(({ title, titleEnd, link, except, roles, text, ...sentence }: Sentence) => ({
    ...sentence,
    text: supportedName ? `${text}\n${doneOnBehalfOf(supportedName)}` : text,
    to: isPractice
      ? { practice: data.companyId, ...(except && { except }), ...(roles && { roles }) }
      : { user: data.professionalId },
    title: `${title}: ${titleEnd ?? `${other}, ${days}`}`,
    link: link ?? pathsOf[party][template.page](subject),
  }))
}

const textsOf = (template: NotificationTemplate<EventType>, event: Caused) =>
  'notifications' in template
    ? template.notifications(event)
    : (['professional', 'practice'] as const).flatMap((party) =>
        notificationsFor(party, event as EventBetweenParties, template),
      )

/** `at` is when it happened. */
export const notificationsOf = (event: Caused, at: Instant): NewNotification[] => {
  const template = (templates as NotificationTemplates)[event.type] as NotificationTemplate<EventType> | undefined
  if (!template) return []
  const { kind, channels, urgent, topic } = template
  const others: Channel[] = channels.flatMap((channel) => (channel === 'in-app' ? [] : [channel]))
  return textsOf(template, event).map(({ inAppOnly, ...notification }) => ({
    ...notification,
    kind,
    about: aboutOf(event, notification.to),
    urgent: urgent?.(event, at) ?? false,
    topic: topic && `${event.type}#${topic(event)}`,
    channels: inAppOnly ? [] : notification.push ? [...others, 'push'] : others,
  }))
}
