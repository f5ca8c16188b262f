import type { EventOf } from '#shared/events.ts'
import { formatTimes } from '#shared/kernel/format-shift.ts'
import { formatDays, isSoon, toBoth, type NotificationTemplates } from './notification.ts'

/** What a super admin has changed, why, and what is still booked. */
const changedDays = ({ removed, changed, kept, reason }: EventOf<'booking.days-changed'>['data']): string =>
  [
    removed.length > 0 && `No longer booked: ${formatDays(removed)}.`,
    ...changed.map((shift) => `New hours on ${formatDays([shift.date])}: ${formatTimes(shift)}.`),
    `Reason: ${reason}`,
    kept.length > 0 && `Still booked: ${formatDays(kept)}.`,
  ]
    .filter(Boolean)
    .join('\n')

export const adminBookingTemplates = {
  'booking.days-changed': {
    kind: 'bookings',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    notifications: ({ subject, data }) =>
      toBoth(data, (name, site) => ({
        title: `${data.kept.length > 0 ? 'Booking changed' : 'Booking cancelled'}: ${name}, ${formatDays(data.dates)}`,
        text: `Our team has changed your booking with ${name}.\n${changedDays(data)}`,
        push: data.kept.length > 0 ? 'A booking has changed.' : 'A booking was cancelled.',
        link: `/${site}/dashboard/bookings/${subject}`,
      })),
  },
  'booking.deleted': {
    kind: 'bookings',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    notifications: ({ data }) => {
      const { dates } = data
      // What was cancelled before, both know.
      if (dates.length === 0) return []
      return toBoth(data, (name, site) => ({
        title: `Booking deleted: ${name}, ${formatDays(dates)}`,
        text: `Our team has deleted your booking with ${name}, which was made by mistake: ${formatDays(dates)} ${dates.length === 1 ? 'is' : 'are'} no longer booked.`,
        push: 'A booking was deleted.',
        link: `/${site}/dashboard/bookings`,
      }))
    },
  },
} satisfies NotificationTemplates
