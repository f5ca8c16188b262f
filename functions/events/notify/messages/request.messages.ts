import * as z from 'zod/mini'
import { lowerRateWords } from '#shared/bookings/lower-rates.rules.ts'
import { rateGroups } from '#shared/kernel/rate-groups.ts'
import { OfferId } from '#shared/kernel/ids.ts'
import { lapseCauses } from '#shared/offers/endings.rules.ts'
import { BetweenTwo, daysInWords, telling, type Message, type Messages } from './message.ts'

const Request = z.extend(BetweenTwo, { offerId: OfferId })
const Sent = z.extend(Request, {
  /** Where less is offered than the locum asks for. */
  lower: z._default(z.array(z.object({ group: z.enum(rateGroups), offered: z.string(), own: z.string() })), []),
})
const TakenBack = z.extend(Request, { reason: z.string() })
const Declined = z.extend(Request, { reason: z.optional(z.string()) })
const Lapsed = z.extend(Request, {
  cause: z.enum(lapseCauses),
  /** Where and when somebody is needed, as the search's address has it; no hours where they differ by day. */
  location: z.string(),
  hours: z.optional(z.string()),
  /** It is the practice's own booking that stands in the way. */
  byOwn: z.boolean(),
})
type Request = z.output<typeof Request>
type Lapsed = z.output<typeof Lapsed>

const locumLink = (offerId: OfferId) => `/locum/dashboard/requests/${offerId}`
const practiceLink = (offerId: OfferId) => `/practice/dashboard/requests/${offerId}`

/** The search for somebody else for the days. */
const searchLink = ({ profession, location, dates, hours }: Lapsed): string =>
  `/practice/dashboard/search?${new URLSearchParams({ profession, location, dates: dates.join(','), ...(hours && { hours }) })}`

const toLocum = ({ offerId, professionalId }: Request, title: string, text: string): Message => ({
  kind: 'offers',
  to: { user: professionalId },
  title,
  text,
  link: locumLink(offerId),
  mail: true,
})

/** Why nobody waits for an answer any more, as the practice may know it. */
const lapses: Record<Lapsed['cause'], { title: string; verb: string }> = {
  'booked-elsewhere': { title: 'Booked by another practice', verb: 'has been booked by another practice for' },
  left: { title: 'Locum has left', verb: 'has closed their account and will not answer your request for' },
  'approval-removed': { title: 'Locum being checked again', verb: 'is being checked again and cannot be booked for' },
  off: { title: 'No longer available', verb: 'is no longer available on' },
}

const ownBooking = { title: 'Booked by you already', verb: 'is booked by your practice already for' }

const lapsed = (request: Lapsed): Message[] => {
  const { offerId, companyId, professionalName, dates, cause, byOwn } = request
  const { title, verb } = byOwn ? ownBooking : lapses[cause]
  const next = byOwn ? '' : ` Find someone else for ${dates.length === 1 ? 'this day' : 'these days'}.`
  return [
    {
      kind: 'offers',
      to: { practice: companyId },
      title,
      text: `${professionalName} ${verb} ${daysInWords(dates)}.${next}`,
      link: byOwn ? practiceLink(offerId) : searchLink(request),
      mail: !byOwn,
    },
  ]
}

export const requestMessages: Messages = {
  'request.sent': telling(Sent, (request) => {
    const { companyName, profession, dates, lower } = request
    const days = daysInWords(dates)
    const below = lower.length > 0 ? `The offer is below your own rate: ${lowerRateWords(lower, 'your')}. ` : ''
    return [
      toLocum(
        request,
        `Booking request: ${companyName}, ${days}`,
        `${companyName} asks you for ${profession}, ${days}. ${below}Accept the days you can take, or decline.`,
      ),
    ]
  }),
  'request.taken-back': telling(TakenBack, (request) => {
    const { companyName, dates, reason } = request
    return [
      toLocum(
        request,
        `Taken back: ${companyName}, ${daysInWords(dates)}`,
        `The practice has taken back its request for these days.\n${reason}`,
      ),
    ]
  }),
  'request.declined': telling(Declined, ({ offerId, companyId, professionalName, profession, dates, reason }) => [
    {
      kind: 'offers',
      to: { practice: companyId },
      title: `Declined: ${professionalName}, ${daysInWords(dates)}`,
      text: [
        `${professionalName} has declined your request for ${profession}, ${daysInWords(dates)}.`,
        ...(reason ? [reason] : []),
      ].join('\n'),
      link: practiceLink(offerId),
      mail: true,
    },
  ]),
  'request.lapsed': telling(Lapsed, lapsed),
}
