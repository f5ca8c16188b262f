import type { EventOf, EventType } from '#shared/events.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { approvalHours, approvalRanges, fillHours, fillRanges, rangeOf, type Counts } from '#shared/admin/counters.ts'

type Occurred<Type extends EventType> = EventOf<Type> & { at: Instant }
type Booked = Occurred<
  'booking.confirmed' | 'booking.cancelled' | 'booking.undone' | 'booking.days-changed' | 'booking.deleted'
>

const minutesBetween = (from: Instant, to: Instant): number => (Date.parse(to) - Date.parse(from)) / 60_000

/** What a booking's days add to what is booked; cancelled days take away. */
const valueOf = ({ data: { value } }: Booked): Counts => ({
  daysBooked: value.days,
  value: value.pay,
  fees: value.fees,
  valueOnPro: value.payOnPro,
})

const cancellationBy = {
  professional: { locumCancellations: 1 },
  practice: { practiceCancellations: 1 },
  system: {},
} as const

/** Days that were filled, and each with the time from its offer to its booking. */
const filled = ({ data: { openedAt, dates }, at }: Occurred<'booking.confirmed'>): Counts =>
  openedAt
    ? {
        daysFilled: dates.length,
        [rangeOf(minutesBetween(openedAt, at), fillHours, fillRanges)]: dates.length,
      }
    : {}

const approved = ({ data }: { data: object }): Counts => {
  const { waitedMinutes } = data as { waitedMinutes?: number }
  return waitedMinutes === undefined ? {} : { [rangeOf(waitedMinutes, approvalHours, approvalRanges)]: 1 }
}

export const counted: { [Type in EventType]?: (event: Occurred<Type>) => Counts } = {
  'professional.created': () => ({ locumSignUps: 1 }),
  'company.created': () => ({ practiceSignUps: 1 }),
  'professional.approved': approved,
  'company.approved': approved,
  'offer.posted': ({ data }) => ({ publicOffers: 1, daysOffered: data.days }),
  'offer.edited': ({ data }) => ({ daysOffered: data.addedDays }),
  'request.sent': ({ data }) => ({ privateOffers: 1, daysOffered: data.dates.length }),
  'booking.confirmed': (event) => ({ ...valueOf(event), ...filled(event) }),
  'booking.cancelled': (event) => ({ ...valueOf(event), ...cancellationBy[event.data.by] }),
  'booking.undone': valueOf,
  'booking.days-changed': valueOf,
  'booking.deleted': valueOf,
  'credits.posted': ({ data }) => ({ credits: data.amount }),
  'credits.corrected': ({ data }) => ({ credits: data.amount }),
}

/** What an event adds to the key figures of its day; nothing for most. */
export const countsOf = (event: EventOf & { at: Instant }): Counts => {
  const count = counted[event.type] as ((event: EventOf & { at: Instant }) => Counts) | undefined
  const entries = Object.entries(count?.(event) ?? {}).filter(([, added]) => added !== 0)
  return Object.fromEntries(entries)
}
