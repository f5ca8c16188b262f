import { LOCUM_CANCELLED_TEXT } from '#shared/bookings/bookings.rules.ts'
import { minutesOf, timeOf, type LocalDate } from '#shared/kernel/dates.ts'
import type { EventOf } from '#shared/events.ts'
import {
  always,
  formatDays,
  formatShifts,
  isSoon,
  type NotificationTemplates,
  type NotificationText,
} from './notification.ts'
import { bookingConfirmedTemplates } from './booking-confirmed.templates.ts'
import { replacementLink } from './replacement-link.ts'

const locumLink = (bookingId: string) => `/locum/dashboard/bookings/${bookingId}`
const practiceLink = (bookingId: string) => `/practice/dashboard/bookings/${bookingId}`

const details = (bookingId: string): string => `Booking reference: ${bookingId}.`

const cancelledWhat = (kept: readonly LocalDate[]): string => (kept.length > 0 ? 'Days cancelled' : 'Booking cancelled')
const cancelledPush = (kept: readonly LocalDate[]): string =>
  kept.length > 0 ? 'Days of a booking were cancelled.' : 'A booking was cancelled.'
const stillBooked = (kept: readonly LocalDate[]): string =>
  kept.length > 0 ? `\nStill booked: ${formatDays(kept)}.` : ''

/** After an undo by the side that had decided: what the other side is waiting for again. */
const pendingTexts = {
  application: 'Your application is pending again.',
  request: 'They can answer your booking request again.',
  suggestedRate: 'The rate that you suggested is pending again.',
} satisfies Record<NonNullable<EventOf<'booking.undone'>['data']['pending']>, string>
const pendingAgain = (pending: EventOf<'booking.undone'>['data']['pending']): string =>
  pending ? ` ${pendingTexts[pending]}` : ''

/** The day before, both parties; two hours before, the locum who has chosen it. */
const reminded = ({ subject, data }: EventOf<'booking.reminded'>): NotificationText[] => {
  const { companyId, companyName, professionalId, professionalName, dates, start_time, end_time, when } = data
  const hours = `${start_time}–${end_time}`
  if (when === 'soon')
    return [
      {
        to: { user: professionalId },
        title: `Your shift starts at ${start_time}: ${companyName}`,
        text: `You are booked at ${companyName} today, ${hours}. ${details(subject)}`,
        push: 'Your shift starts soon.',
        link: locumLink(subject),
        onlyIfChosen: 'two_hours',
      },
    ]
  return [
    {
      to: { user: professionalId },
      title: `Tomorrow: ${companyName}, ${hours}`,
      text: `You are booked at ${companyName} on ${formatShifts(data)}, ${hours}. ${details(subject)}`,
      push: 'You have a shift tomorrow.',
      link: locumLink(subject),
    },
    {
      to: { practice: companyId },
      title: `Tomorrow: ${professionalName}, ${hours}`,
      text: `${professionalName} is booked on ${formatDays(dates)}, ${hours}. ${details(subject)}`,
      link: practiceLink(subject),
      inAppOnly: true,
    },
  ]
}

export const bookingTemplates = {
  'booking.reminded': { kind: 'bookings', channels: ['in-app', 'mail'], urgent: always, notifications: reminded },
  ...bookingConfirmedTemplates,
  'booking.changed': {
    kind: 'bookings',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    topic: ({ subject }) => subject,
    notifications: ({
      subject,
      data: { companyId, companyName, professionalId, professionalName, dates, by, notes },
    }) => {
      const text = `The notes of the booking for ${formatDays(dates)} have changed${notes ? ` to:\n${notes}` : ': there are none any more.'}`
      const title = (name: string) => `Notes changed: ${name}, ${formatDays(dates)}`
      const push = 'The notes of a booking have changed.'
      return [
        { to: { user: professionalId }, title: title(companyName), text, push, link: locumLink(subject) },
        ...(by === 'admin'
          ? [{ to: { practice: companyId }, title: title(professionalName), text, push, link: practiceLink(subject) }]
          : []),
      ]
    },
  },
  'booking.delayed': {
    kind: 'bookings',
    channels: ['in-app', 'mail'],
    urgent: always,
    topic: ({ subject }) => subject,
    notifications: ({ subject, data: { companyId, professionalName, dates, start_time, minutes } }) => [
      {
        to: { practice: companyId },
        ...(minutes > 0
          ? {
              title: `Running late: ${professionalName}, about ${minutes} minutes`,
              text: `${professionalName} is running about ${minutes} minutes late for the shift of ${formatDays(dates)} at ${start_time}, and expects to arrive at about ${timeOf(minutesOf(start_time) + minutes)}.`,
              push: 'A locum is running late.',
            }
          : {
              title: `On time after all: ${professionalName}`,
              text: `${professionalName} is no longer running late, and expects to arrive for the shift of ${formatDays(dates)} at ${start_time}.`,
              push: 'A locum is no longer running late.',
            }),
        link: practiceLink(subject),
      },
    ],
  },
  'booking.undone': {
    kind: 'bookings',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    notifications: ({
      subject,
      data: { companyId, companyName, professionalId, professionalName, dates, by, reason, pending },
    }) => [
      by === 'professional'
        ? {
            to: { practice: companyId },
            title: `Booking undone: ${professionalName}, ${formatDays(dates)}`,
            text: `${professionalName} has undone the booking for ${formatDays(dates)}. It does not count as a cancellation for either of you.${pendingAgain(pending)}\nReason: ${reason}`,
            push: 'A booking was undone.',
            link: practiceLink(subject),
          }
        : {
            to: { user: professionalId },
            title: `Booking undone: ${companyName}, ${formatDays(dates)}`,
            text: `${companyName} has undone the booking, so you are no longer booked for ${formatDays(dates)}. It does not count as a cancellation for either of you.${pendingAgain(pending)}\nReason: ${reason}`,
            push: 'A booking was undone.',
            link: locumLink(subject),
          },
    ],
  },
  'booking.cancelled': {
    kind: 'bookings',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    notifications: ({
      subject,
      data: {
        companyId,
        companyName,
        professionalId,
        professionalName,
        profession,
        dates,
        by,
        reason,
        kept,
        replacement,
      },
    }) => [
      by === 'professional'
        ? {
            to: { practice: companyId },
            title: `${cancelledWhat(kept)}: ${professionalName}, ${formatDays(dates)}`,
            text: `${kept.length > 0 ? `${professionalName} has cancelled ${formatDays(dates)}.` : LOCUM_CANCELLED_TEXT}\nReason: ${reason}${stillBooked(kept)}\nIf you still need cover, look for another locum for ${dates.length === 1 ? 'this day' : 'these days'}.`,
            push: cancelledPush(kept),
            ...(replacement
              ? { link: replacementLink({ ...replacement, profession, dates }), action: 'Find a replacement' }
              : { link: practiceLink(subject) }),
          }
        : {
            to: { user: professionalId },
            title: `${cancelledWhat(kept)}: ${companyName}, ${formatDays(dates)}`,
            text: `${kept.length > 0 ? `${companyName} has cancelled ${formatDays(dates)}.` : 'The practice has cancelled this booking.'}\nReason: ${reason}${stillBooked(kept)}`,
            push: cancelledPush(kept),
            link: locumLink(subject),
          },
    ],
  },
} satisfies NotificationTemplates
