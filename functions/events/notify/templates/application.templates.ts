import type { EventOf } from '#shared/events.ts'
import type { LapseCause } from '#shared/offers/close-reasons.rules.ts'
import { ANOTHER_CHOSEN_REASON } from '#shared/offers/offers.rules.ts'
import {
  formatDays,
  formatShifts,
  managers,
  type NotificationTemplates,
  type NotificationText,
} from './notification.ts'

type ToPractice = EventOf<
  'application.sent' | 'application.changed' | 'application.withdrawn' | 'application.lapsed' | 'application.restored'
>
type ToApplicant = EventOf<
  | 'application.rejected'
  | 'application.offer-cancelled'
  | 'application.offer-changed'
  | 'application.passed-over'
  | 'application.reopened'
  | 'application.reinstated'
  | 'offer.shown-first'
>
/** `shifts` are days and profession; the title gets the locum's name and the days. */
type Wording = { title: string; text: (name: string, shifts: string) => string; push?: string }

const toPractice =
  ({ title, text, push }: Wording) =>
  (event: ToPractice): NotificationText[] => {
    const { companyId, professionalName, dates } = event.data
    return [
      {
        to: { practice: companyId, roles: managers },
        title: `${title}: ${professionalName}, ${formatDays(dates)}`,
        text: text(professionalName, formatShifts(event.data)),
        link: `/practice/dashboard/offers/${event.subject}`,
        ...(push && { push }),
      },
    ]
  }

/** Why an application has lapsed, as far as the practice may know. */
const lapseTexts: Record<LapseCause, Wording> = {
  'booked-elsewhere': {
    title: 'Applicant booked elsewhere',
    text: (name, shifts) =>
      `${name} has been booked for another shift at that time and is no longer available for ${shifts}. Your offer stays open to other locums.`,
  },
  left: {
    title: 'Application lapsed',
    text: (_, shifts) =>
      `This locum has closed their account, so their application for ${shifts} has lapsed. Your offer stays open to other locums.`,
  },
  'approval-removed': {
    title: 'Approval pending',
    text: (name, shifts) =>
      `${name}’s approval is pending, so they can’t be booked for ${shifts}. Your offer stays open to other locums.`,
  },
  off: {
    title: 'Applicant no longer available',
    text: (name, shifts) => `${name} is no longer available for ${shifts}. Your offer stays open to other locums.`,
  },
}

const toApplicant = (
  { subject, data }: ToApplicant,
  { title, text, push }: { title: string; text: string; push: string },
): NotificationText[] => [
  {
    to: { user: data.professionalId },
    title: `${title}: ${data.companyName}, ${formatDays(data.dates)}`,
    text,
    push,
    link: `/locum/dashboard/offers/${subject}`,
  },
]

export const applicationTemplates = {
  'application.sent': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    notifications: toPractice({
      title: 'New application',
      text: (name, shifts) => `${name} has applied for ${shifts}. Open the offer to confirm or decline.`,
      push: 'You have a new application.',
    }),
  },
  'application.changed': {
    kind: 'offers',
    channels: ['in-app'],
    notifications: toPractice({
      title: 'Application changed',
      text: (name, shifts) => `${name} has changed their application. It is now for ${shifts}.`,
    }),
  },
  'application.withdrawn': {
    kind: 'offers',
    channels: ['in-app'],
    notifications: toPractice({
      title: 'Application withdrawn',
      text: (name, shifts) => `${name} has withdrawn their application for ${shifts}.`,
    }),
  },
  'application.lapsed': {
    kind: 'offers',
    channels: ['in-app'],
    notifications: (event) => toPractice(lapseTexts[event.data.cause])(event),
  },
  'application.restored': {
    kind: 'offers',
    channels: ['in-app'],
    notifications: toPractice({
      title: 'Application pending again',
      text: (name, shifts) =>
        `${name} is available again for ${shifts}: the booking that had ended their application was undone. Open the offer to confirm or decline.`,
    }),
  },
  'application.rejected': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    notifications: (event) => {
      const { companyName, reason } = event.data
      return toApplicant(event, {
        title: 'Application declined',
        text: `${companyName} has declined your application for ${formatShifts(event.data)}.\n${reason}`,
        push: 'An application of yours was declined.',
      })
    },
  },
  'application.offer-cancelled': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    notifications: (event) => {
      const { companyName, reason } = event.data
      return toApplicant(event, {
        title: 'Offer cancelled',
        text: `${companyName} has cancelled an offer that you applied for: ${formatShifts(event.data)}.\nReason: ${reason}`,
        push: 'An offer that you applied for was cancelled.',
      })
    },
  },
  'application.offer-changed': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    notifications: (event) =>
      toApplicant(event, {
        title: 'Offer changed',
        text: [
          `${event.data.companyName} has changed its offer for ${formatShifts(event.data)}, so your application has ended.`,
          ...event.data.changes.map((change) => `${change}.`),
          'Apply again if it still suits you.',
        ].join('\n'),
        push: 'An offer that you applied for has changed.',
      }),
  },
  'application.passed-over': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    notifications: (event) =>
      toApplicant(event, {
        title: 'Shift filled',
        text: ANOTHER_CHOSEN_REASON,
        push: 'A shift that you applied for is filled.',
      }),
  },
  'application.reinstated': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    notifications: (event) =>
      toApplicant(event, {
        title: 'Your application is pending again',
        text: `The booking of another locum was undone, so your application to ${event.data.companyName} for ${formatShifts(event.data)} is pending again. You don’t need to do anything.`,
        push: 'An application of yours is pending again.',
      }),
  },
  'offer.shown-first': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    notifications: (event) =>
      toApplicant(event, {
        title: 'New offer',
        text: `${event.data.companyName} has posted an offer that suits you: ${formatShifts(event.data)}. You can apply now.`,
        push: 'There is a new offer that suits you.',
      }),
  },
  'application.reopened': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    notifications: (event) =>
      toApplicant(event, {
        title: 'Shift open again',
        text: `${event.data.companyName} is looking for a locum again for ${formatShifts(event.data)}. If you are still available, please apply again.`,
        push: 'A shift that you applied for is open again.',
      }),
  },
} satisfies NotificationTemplates
