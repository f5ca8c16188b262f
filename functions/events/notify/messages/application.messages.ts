import type { EventOf } from '#shared/events.ts'
import type { LapseCause } from '#shared/offers/endings.rules.ts'
import { ANOTHER_CHOSEN } from '#shared/offers/offers.rules.ts'
import { daysInWords, type Templates, type Worded } from './message.ts'

type ToPractice = EventOf<'application.sent' | 'application.changed' | 'application.withdrawn' | 'application.lapsed'>
type ToApplicant = EventOf<
  'application.rejected' | 'application.offer-cancelled' | 'application.passed-over' | 'application.reopened'
>
type Wording = { title: string; verb: string }

const toPractice =
  ({ title, verb }: Wording) =>
  (event: ToPractice): Worded[] => {
    const { companyId, professionalName, profession, dates } = event.data
    return [
      {
        to: { practice: companyId },
        title,
        text: `${professionalName} ${verb} ${profession}, ${daysInWords(dates)}.`,
        link: `/practice/dashboard/offers/${event.subject}`,
      },
    ]
  }

/** Why an application has lapsed, as far as the practice may know. */
const lapses: Record<LapseCause, Wording> = {
  'booked-elsewhere': { title: 'Applicant booked elsewhere', verb: 'is no longer free for' },
  left: { title: 'Applicant has left', verb: 'has closed their account and no longer applies for' },
  'approval-removed': {
    title: 'Applicant being checked again',
    verb: 'is being checked again and cannot be booked for',
  },
  off: { title: 'Applicant no longer available', verb: 'is no longer available for' },
}

const titleOf = ({ companyName, profession, dates }: ToApplicant['data']): string =>
  `${companyName}: ${profession}, ${daysInWords(dates)}`

const toApplicant = ({ subject, data }: ToApplicant, text: string, title = titleOf(data)): Worded[] => [
  { to: { user: data.professionalId }, title, text, link: `/locum/dashboard/offers/${subject}` },
]

export const applicationMessages = {
  'application.sent': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: toPractice({ title: 'New application', verb: 'has applied for' }),
  },
  'application.changed': {
    kind: 'offers',
    channels: ['in-app'],
    messages: toPractice({ title: 'Application changed', verb: 'has changed the application for' }),
  },
  'application.withdrawn': {
    kind: 'offers',
    channels: ['in-app'],
    messages: toPractice({ title: 'Application withdrawn', verb: 'has withdrawn from' }),
  },
  'application.lapsed': {
    kind: 'offers',
    channels: ['in-app'],
    messages: (event) => toPractice(lapses[event.data.cause])(event),
  },
  'application.rejected': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: (event) => toApplicant(event, event.data.reason),
  },
  'application.offer-cancelled': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: (event) => {
      const { companyName, profession, dates, reason } = event.data
      return toApplicant(
        event,
        `${companyName} has cancelled its offer for ${profession}, ${daysInWords(dates)}.\n${reason}`,
        'An offer you applied for was cancelled',
      )
    },
  },
  'application.passed-over': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: (event) => toApplicant(event, ANOTHER_CHOSEN),
  },
  'application.reopened': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: (event) =>
      toApplicant(event, `${daysInWords(event.data.dates)}: open again after all. Apply again if you are still free.`),
  },
} satisfies Templates
