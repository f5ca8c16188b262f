import type { EventOf, EventType } from '#shared/events.ts'
import type { BookingId, OfferId } from '#shared/kernel/ids.ts'
import type { About } from '#shared/notifications/notification-about.schema.ts'
import type { NewNotification } from './notification.ts'

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
export const aboutOf = ({ type, subject, data }: EventOf, to: NewNotification['to']): About | undefined => {
  if ('address' in to || !('dates' in data && 'professionalId' in data)) return undefined
  const reader = 'practice' in to ? 'practice' : 'professional'
  const { dates, professionalId } = data
  return type.startsWith('booking.')
    ? { reader, dates, booking: subject as BookingId, isForCalendar: changesCalendar.has(type) }
    : { reader, dates, offer: subject as OfferId, professional: professionalId }
}
