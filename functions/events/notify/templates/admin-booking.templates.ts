import type { EventOf } from '#shared/events.ts'
import { formatDays, type NotificationTemplates } from './message.ts'

/** What a super admin has changed, why, and what is still booked. */
const changedDays = ({ removed, changed, kept, reason }: EventOf<'booking.days-changed'>['data']): string =>
  [
    removed.length > 0 && `No longer booked: ${formatDays(removed)}.`,
    ...changed.map(
      ({ date, start_time, end_time }) => `New hours on ${formatDays([date])}: ${start_time}–${end_time}.`,
    ),
    `Reason: ${reason}`,
    kept.length > 0 && `Still booked: ${formatDays(kept)}.`,
  ]
    .filter(Boolean)
    .join('\n')

export const adminBookingTemplates = {
  'booking.days-changed': {
    kind: 'bookings',
    channels: ['in-app', 'mail'],
    messages: ({ subject, data }) => {
      const { companyId, companyName, professionalId, professionalName, dates, kept } = data
      const title = (name: string) =>
        `${kept.length > 0 ? 'Booking changed' : 'Booking cancelled'}: ${name}, ${formatDays(dates)}`
      const text = (name: string) => `Our team has changed your booking with ${name}.\n${changedDays(data)}`
      return [
        {
          to: { user: professionalId },
          title: title(companyName),
          text: text(companyName),
          link: `/locum/dashboard/bookings/${subject}`,
        },
        {
          to: { practice: companyId },
          title: title(professionalName),
          text: text(professionalName),
          link: `/practice/dashboard/bookings/${subject}`,
        },
      ]
    },
  },
  'booking.deleted': {
    kind: 'bookings',
    channels: ['in-app', 'mail'],
    messages: ({ data: { companyId, companyName, professionalId, professionalName, dates } }) => {
      // What was cancelled before, both know.
      if (dates.length === 0) return []
      const title = (name: string) => `Booking deleted: ${name}, ${formatDays(dates)}`
      const text = (name: string) =>
        `Our team has deleted your booking with ${name}, which was made by mistake: ${formatDays(dates)} ${dates.length === 1 ? 'is' : 'are'} no longer booked.`
      return [
        {
          to: { user: professionalId },
          title: title(companyName),
          text: text(companyName),
          link: '/locum/dashboard/bookings',
        },
        {
          to: { practice: companyId },
          title: title(professionalName),
          text: text(professionalName),
          link: '/practice/dashboard/bookings',
        },
      ]
    },
  },
} satisfies NotificationTemplates
