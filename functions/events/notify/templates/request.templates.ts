import { formatLowerRates } from '#shared/bookings/lower-rates.rules.ts'
import type { EventOf } from '#shared/events.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { LapseCause } from '#shared/offers/close-reasons.rules.ts'
import { formatDays, formatInstant, formatShifts, type NotificationTemplates, type MessageText } from './message.ts'

type ToLocum = EventOf<'request.sent' | 'request.changed' | 'request.withdrawn'>
type Lapsed = EventOf<'request.lapsed'>

const practiceLink = (offerId: OfferId) => `/practice/dashboard/requests/${offerId}`

/** A search for other locums on these days. */
const searchLink = ({ profession, location, dates, hours }: Lapsed['data']): string =>
  `/practice/dashboard/search?${new URLSearchParams({ profession, location, dates: dates.join(','), ...(hours && { hours }) })}`

const toLocum = ({ subject, data }: ToLocum, title: string, text: string): MessageText[] => [
  { to: { user: data.professionalId }, title, text, link: `/locum/dashboard/requests/${subject}` },
]

type Wording = { title: string; text: (name: string, days: string) => string }

/** Why a booking request has lapsed, as far as the practice may know. */
const lapseTexts: Record<LapseCause, Wording> = {
  'booked-elsewhere': {
    title: 'Booked by another practice',
    text: (name, days) => `${name} has been booked by another practice for ${days}.`,
  },
  left: {
    title: 'Request lapsed',
    text: (_, days) => `This locum has closed their account, so your booking request for ${days} has lapsed.`,
  },
  'approval-removed': {
    title: 'Approval pending',
    text: (name, days) => `${name}’s approval is pending, so they can’t be booked for ${days}.`,
  },
  off: { title: 'No longer available', text: (name, days) => `${name} is no longer available on ${days}.` },
}

const ownBookingText: Wording = {
  title: 'Already booked with you',
  text: (name, days) =>
    `${name} is already booked with your practice for ${days}, so your booking request for ${days} has lapsed. You don’t need to do anything.`,
}

/** Not mailed after a booking of the practice's own: there is nothing to do. */
const requestLapsed = ({ subject, data }: Lapsed): MessageText[] => {
  const { companyId, professionalName, dates, cause, byOwn } = data
  const { title, text } = byOwn ? ownBookingText : lapseTexts[cause]
  const days = formatDays(dates)
  const next = byOwn ? '' : ` Find someone else for ${dates.length === 1 ? 'this day' : 'these days'}.`
  return [
    {
      to: { practice: companyId },
      title: `${title}: ${professionalName}, ${days}`,
      text: `${text(professionalName, days)}${next}`,
      ...(byOwn ? { link: practiceLink(subject), inAppOnly: true } : { link: searchLink(data) }),
    },
  ]
}

type Offered = EventOf<'request.sent' | 'request.changed'>

const belowOwnRate = ({ lower }: Offered['data']): string =>
  lower.length > 0 ? `The pay offered is below your own rate: ${formatLowerRates(lower, 'your')}. ` : ''

const howToAnswer = ({ length }: Offered['data']['dates']): string =>
  length === 1 ? 'Accept or decline the request.' : 'Accept the days you can work, or decline the request.'

const reasonLine = (reason: string | undefined): string[] => (reason ? [`Reason: ${reason}`] : [])

export const requestTemplates = {
  'request.sent': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: (event) => {
      const { companyName, dates } = event.data
      return toLocum(
        event,
        `Booking request: ${companyName}, ${formatDays(dates)}`,
        `${companyName} wants to book you for ${formatShifts(event.data)}. ${belowOwnRate(event.data)}${howToAnswer(dates)}`,
      )
    },
  },
  'request.changed': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: (event) => {
      const { companyName, dates } = event.data
      return toLocum(
        event,
        `Booking request changed: ${companyName}, ${formatDays(dates)}`,
        `${companyName} has changed its booking request. It is now for ${formatShifts(event.data)}. ${belowOwnRate(event.data)}${howToAnswer(dates)}`,
      )
    },
  },
  'request.withdrawn': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: (event) => {
      const { companyName, dates, reason } = event.data
      return toLocum(
        event,
        `Request withdrawn: ${companyName}, ${formatDays(dates)}`,
        [`${companyName} has withdrawn its booking request for ${formatDays(dates)}.`, ...reasonLine(reason)].join(
          '\n',
        ),
      )
    },
  },
  'request.declined': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: ({ subject, data }) => [
      {
        to: { practice: data.companyId },
        title: `Request declined: ${data.professionalName}, ${formatDays(data.dates)}`,
        text: [
          `${data.professionalName} has declined your booking request for ${formatShifts(data)}.`,
          ...reasonLine(data.reason),
          'Open the request to find someone else.',
        ].join('\n'),
        link: practiceLink(subject),
      },
    ],
  },
  'request.reminded': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: ({ subject, data }) => [
      {
        to: { user: data.professionalId },
        title: `Still waiting for your answer: ${data.companyName}, ${formatDays(data.dates)}`,
        text: `${data.companyName} wants to book you for ${formatShifts(data)}. Please answer by ${formatInstant(data.respondBy)}; after that the request lapses.`,
        link: `/locum/dashboard/requests/${subject}`,
      },
    ],
  },
  'request.expired': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: ({ subject, data }) => [
      {
        to: { practice: data.companyId },
        title: `Request not answered: ${data.professionalName}, ${formatDays(data.dates)}`,
        text: `${data.professionalName} has not answered your booking request for ${formatShifts(data)} in time, so it has lapsed. Open it to find someone else.`,
        link: practiceLink(subject),
      },
      {
        to: { user: data.professionalId },
        title: `Request lapsed: ${data.companyName}, ${formatDays(data.dates)}`,
        text: `The booking request from ${data.companyName} for ${formatShifts(data)} was not answered in time, so it has lapsed. You don’t need to do anything.`,
        link: `/locum/dashboard/requests/${subject}`,
        inAppOnly: true,
      },
    ],
  },
  'request.lapsed': { kind: 'offers', channels: ['in-app', 'mail'], messages: requestLapsed },
} satisfies NotificationTemplates
