import { lowerRateWords } from '#shared/bookings/lower-rates.rules.ts'
import type { EventOf } from '#shared/events.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { LapseCause } from '#shared/offers/endings.rules.ts'
import { daysInWords, type Templates, type Worded } from './message.ts'

type ToLocum = EventOf<'request.sent' | 'request.taken-back'>
type Lapsed = EventOf<'request.lapsed'>

const practiceLink = (offerId: OfferId) => `/practice/dashboard/requests/${offerId}`

/** A search for other locums on these days. */
const searchLink = ({ profession, location, dates, hours }: Lapsed['data']): string =>
  `/practice/dashboard/search?${new URLSearchParams({ profession, location, dates: dates.join(','), ...(hours && { hours }) })}`

const toLocum = ({ subject, data }: ToLocum, title: string, text: string): Worded[] => [
  { to: { user: data.professionalId }, title, text, link: `/locum/dashboard/requests/${subject}` },
]

/** Why a booking request has lapsed, as far as the practice may know. */
const lapses: Record<LapseCause, { title: string; verb: string }> = {
  'booked-elsewhere': { title: 'Booked by another practice', verb: 'has been booked by another practice for' },
  left: { title: 'Locum has left', verb: 'has closed their account and will not answer your request for' },
  'approval-removed': { title: 'Locum being checked again', verb: 'is being checked again and cannot be booked for' },
  off: { title: 'No longer available', verb: 'is no longer available on' },
}

const ownBooking = { title: 'Booked by you already', verb: 'is booked by your practice already for' }

/** Not mailed after a booking of the practice's own: there is nothing to do. */
const lapsed = ({ subject, data }: Lapsed): Worded[] => {
  const { companyId, professionalName, dates, cause, byOwn } = data
  const { title, verb } = byOwn ? ownBooking : lapses[cause]
  const next = byOwn ? '' : ` Find someone else for ${dates.length === 1 ? 'this day' : 'these days'}.`
  return [
    {
      to: { practice: companyId },
      title,
      text: `${professionalName} ${verb} ${daysInWords(dates)}.${next}`,
      ...(byOwn ? { link: practiceLink(subject), inAppOnly: true } : { link: searchLink(data) }),
    },
  ]
}

export const requestMessages = {
  'request.sent': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: (event) => {
      const { companyName, profession, dates, lower } = event.data
      const days = daysInWords(dates)
      const below = lower.length > 0 ? `The offer is below your own rate: ${lowerRateWords(lower, 'your')}. ` : ''
      return toLocum(
        event,
        `Booking request: ${companyName}, ${days}`,
        `${companyName} asks you for ${profession}, ${days}. ${below}Accept the days you can take, or decline.`,
      )
    },
  },
  'request.taken-back': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: (event) => {
      const { companyName, dates, reason } = event.data
      return toLocum(
        event,
        `Taken back: ${companyName}, ${daysInWords(dates)}`,
        ['The practice has taken back its request for these days.', ...(reason ? [reason] : [])].join('\n'),
      )
    },
  },
  'request.declined': {
    kind: 'offers',
    channels: ['in-app', 'mail'],
    messages: ({ subject, data: { companyId, professionalName, profession, dates, reason } }) => [
      {
        to: { practice: companyId },
        title: `Declined: ${professionalName}, ${daysInWords(dates)}`,
        text: [
          `${professionalName} has declined your request for ${profession}, ${daysInWords(dates)}.`,
          ...(reason ? [reason] : []),
        ].join('\n'),
        link: practiceLink(subject),
      },
    ],
  },
  'request.lapsed': { kind: 'offers', channels: ['in-app', 'mail'], messages: lapsed },
} satisfies Templates
