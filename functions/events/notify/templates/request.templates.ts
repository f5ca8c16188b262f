import { formatLowerRates } from '#shared/bookings/lower-rates.rules.ts'
import type { EventOf } from '#shared/events.ts'
import { formatInstant } from '#shared/kernel/dates.ts'
import { formatRate } from '#shared/kernel/money.ts'
import { rateGroups, rateGroupPlurals, rateGroupInSentence } from '#shared/kernel/rate-groups.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import {
  always,
  byRole,
  formatDays,
  formatShifts,
  isSoon,
  managers,
  type NotificationTemplates,
  type NotificationText,
} from './notification.ts'
import { requestLapsedTemplates } from './request-lapsed.templates.ts'

type ToLocum = EventOf<'request.sent' | 'request.changed' | 'request.withdrawn' | 'request.closed' | 'request.reopened'>

const locumLink = (offerId: OfferId) => `/locum/dashboard/requests/${offerId}`
const practiceLink = (offerId: OfferId) => `/practice/dashboard/requests/${offerId}`

const toLocum = (
  { subject, data }: ToLocum,
  said: Required<Pick<NotificationText, 'title' | 'text' | 'push'>>,
): NotificationText[] => [{ to: { user: data.professionalId }, ...said, link: locumLink(subject) }]

type Offered = EventOf<'request.sent' | 'request.changed'>

const belowOwnRate = ({ lower }: Offered['data']): string =>
  lower.length > 0 ? `The pay offered is below your own rate: ${formatLowerRates(lower, 'your')}. ` : ''

const howToAnswer = ({ length }: Offered['data']['dates']): string =>
  length === 1 ? 'Accept or decline the request.' : 'Accept the days you can work, or decline the request.'

/** `R 410/h`, or `R 410/h on weekdays and R 560/h on Sundays`. */
const formatSuggested = ({ rate, rates = {} }: EventOf<'request.countered'>['data']): string => {
  const kinds = rateGroups.filter((group) => rates[group] !== undefined)
  return new Set(Object.values(rates)).size < 2
    ? formatRate(Number(rate))
    : kinds
        .map((group) => `${formatRate(Number(rates[group]))} on ${rateGroupInSentence(rateGroupPlurals[group])}`)
        .join(', ')
}

const reasonLine = (reason: string | undefined): string[] => (reason ? [`Reason: ${reason}`] : [])

export const requestTemplates = {
  'request.sent': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    notifications: (event) => {
      const { companyName, dates } = event.data
      return toLocum(event, {
        push: 'You have a new booking request.',
        title: `Booking request: ${companyName}, ${formatDays(dates)}`,
        text: `${companyName} wants to book you for ${formatShifts(event.data)}. ${belowOwnRate(event.data)}${howToAnswer(dates)}`,
      })
    },
  },
  'request.changed': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    notifications: (event) => {
      const { companyName, dates } = event.data
      return toLocum(event, {
        push: 'A booking request has changed.',
        title: `Booking request changed: ${companyName}, ${formatDays(dates)}`,
        text: [
          `${companyName} has changed its booking request. It is now for ${formatShifts(event.data)}.`,
          ...event.data.changes.map((change) => `${change}.`),
          `${belowOwnRate(event.data)}${howToAnswer(dates)}`,
        ].join('\n'),
      })
    },
  },
  'request.withdrawn': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    notifications: (event) => {
      const { companyName, dates, reason } = event.data
      return toLocum(event, {
        push: 'A booking request was withdrawn.',
        title: `Request withdrawn: ${companyName}, ${formatDays(dates)}`,
        text: [
          `${companyName} has withdrawn its booking request for ${formatDays(dates)}.`,
          ...reasonLine(reason),
        ].join('\n'),
      })
    },
  },
  'request.closed': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    notifications: (event) => {
      const { companyName, dates, reason } = event.data
      const days = formatDays(dates)
      return toLocum(event, {
        push: 'A booking request is no longer open.',
        title: `No longer open: ${companyName}, ${days}`,
        text: `The booking request from ${companyName} for ${days} has ended, because ${dates.length === 1 ? 'this day is' : 'these days are'} no longer open. You don’t need to do anything.\nReason: ${reason}`,
      })
    },
  },
  'request.declined': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    notifications: ({ subject, data }) => [
      {
        to: { practice: data.companyId },
        title: `Request declined: ${data.professionalName}, ${formatDays(data.dates)}`,
        text: [
          `${data.professionalName} has declined your booking request for ${formatShifts(data)}.`,
          ...reasonLine(data.reason),
          'Open the request to find someone else.',
        ].join('\n'),
        push: 'A booking request was declined.',
        link: practiceLink(subject),
      },
    ],
  },
  'request.reminded': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    urgent: always,
    notifications: ({ subject, data }) => {
      const { awaited, companyId, companyName, professionalId, professionalName, dates } = data
      const push = 'A booking request is waiting for your answer.'
      const by = `Please answer by ${formatInstant(data.respondBy)}; after that the request lapses.`
      return awaited === 'professional'
        ? [
            {
              to: { user: professionalId },
              title: `Still waiting for your answer: ${companyName}, ${formatDays(dates)}`,
              text: `${companyName} wants to book you for ${formatShifts(data)}. ${by}`,
              push,
              link: locumLink(subject),
            },
          ]
        : [
            {
              // Accepting or declining it in time is for those who may do both.
              to: { practice: companyId, roles: managers },
              title: `Still waiting for your answer: ${professionalName}, ${formatDays(dates)}`,
              text: `${professionalName} has suggested another rate for ${formatShifts(data)}. ${by}`,
              push,
              link: practiceLink(subject),
            },
          ]
    },
  },
  'request.countered': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    notifications: ({ subject, data }) =>
      byRole('Open the request to accept or decline.', 'A manager can accept it. Open the request to decline it.').map(
        ([roles, next]) => ({
          to: { practice: data.companyId, roles },
          title: `Another rate suggested: ${data.professionalName}, ${formatDays(data.dates)}`,
          text: [
            `${data.professionalName} would work ${formatShifts(data)} for ${formatSuggested(data)}.${data.declined.length > 0 ? ` They declined ${formatDays(data.declined)}.` : ''}`,
            ...(data.message ? [`They write: ${data.message}`] : []),
            next,
          ].join('\n'),
          push: 'A locum has suggested another rate.',
          link: practiceLink(subject),
        }),
      ),
  },
  'request.counter-declined': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    notifications: ({ subject, data }) => [
      {
        to: { user: data.professionalId },
        title: `Rate declined: ${data.companyName}, ${formatDays(data.dates)}`,
        text: `${data.companyName} has declined the rate that you suggested for ${formatShifts(data)}.\nReason: ${data.reason}`,
        push: 'The rate that you suggested was declined.',
        link: locumLink(subject),
      },
    ],
  },
  'request.restored': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    notifications: ({ subject, data: { companyId, professionalName, dates, byOwn } }) => {
      const days = formatDays(dates)
      return [
        {
          to: { practice: companyId },
          title: `Request pending again: ${professionalName}, ${days}`,
          text: `The booking by which your booking request to ${professionalName} for ${days} had lapsed was undone, so they can answer it again.`,
          push: 'A booking request is pending again.',
          link: practiceLink(subject),
          ...(byOwn && { inAppOnly: true }),
        },
      ]
    },
  },
  'request.reopened': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    notifications: (event) => {
      const { companyName, dates } = event.data
      const days = formatDays(dates)
      return toLocum(event, {
        push: 'A booking request is open again.',
        title: `Open again: ${companyName}, ${days}`,
        text: `The booking request from ${companyName} for ${days} counts again, because ${dates.length === 1 ? 'this day is' : 'these days are'} open after all. ${howToAnswer(dates)}`,
      })
    },
  },
  ...requestLapsedTemplates,
} satisfies NotificationTemplates
