import type { Party } from '#shared/kernel/caller.ts'
import { partyOfBooking } from '#shared/bookings/bookings.rules.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { bookingStatusLabel, remainingDays } from '#web/components/status/booking-status.ts'
import { formatRateLine, hoursOf } from '#web/components/format/format-days.ts'
import { isPublicOffer, liveApplications, offeredShift, payOfApplicant } from '#web/components/status/offer-facts.ts'
import { payOfRequest, requestStatusLabel } from '#web/components/status/request-status.ts'
import { pathsOf } from '#shared/kernel/paths.ts'
import type { Status } from '#web/ui/status-pill.tsx'

/** The booking, request or application that a conversation is most likely about. */
export interface ConversationSubject {
  /** The id of the other party. */
  other: string
  dates: LocalDate[]
  profession: string
  status: Status
  hours: ReturnType<typeof hoursOf>
  rate: string
  total: string
  link: { to: string; label: string }
}

function ofBooking(booking: Booking): ConversationSubject {
  const party = partyOfBooking(booking)
  const days = remainingDays(booking)
  return {
    other: party === 'practice' ? booking.professional.id : booking.company.id,
    dates: days.map(({ date }) => date),
    profession: booking.profession,
    status: bookingStatusLabel(booking),
    hours: hoursOf(days, booking.lunch),
    rate: formatRateLine(days.flatMap(({ parts }) => parts)),
    total: formatRand(days.reduce((sum, { pay }) => sum + toCents(pay), 0)),
    link: { to: pathsOf[party].booking(booking.id), label: 'View booking' },
  }
}

function ofPending(offer: Offer, candidate: ShownCandidate, party: Party): ConversationSubject {
  const dates = candidate.live_dates
  const isRequest = !isPublicOffer(offer)
  const days = isRequest ? [payOfRequest(offer, dates)] : dates.map((date) => payOfApplicant(offer, candidate, date))
  const shown = pathsOf[party]
  return {
    other: party === 'practice' ? candidate.id : offer.company.id,
    dates,
    profession: offer.profession,
    status: isRequest ? requestStatusLabel(offer, party) : { family: 'pending', label: 'Pending' },
    hours: hoursOf(
      dates.map((date) => offeredShift(offer, date)),
      offer.lunch,
    ),
    rate: formatRateLine(days.flatMap(({ parts }) => parts)),
    total: formatRand(days.reduce((sum, { pay }) => sum + pay, 0)),
    link: isRequest
      ? { to: shown.request(offer.id), label: 'View request' }
      : { to: shown.offer(offer.id), label: 'View offer' },
  }
}

/** A booking that is ahead or running, as its own page shows it. */
export const subjectOfBooking = (booking: Booking): ConversationSubject | undefined =>
  booking.status === 'confirmed' && booking.phase !== 'past' ? ofBooking(booking) : undefined

/** What is pending of an offer or a request with a party. */
export const pendingSubject = (offer: Offer, party: Party, other: string): ConversationSubject | undefined =>
  liveApplications(offer)
    .map((candidate) => ofPending(offer, candidate, party))
    .find((subject) => subject.other === other)

/** For each party the next booking with it or, without one, the next request or application that is pending. */
export function subjectsByOther(
  bookings: readonly Booking[],
  offers: readonly Offer[],
  party: Party,
): ReadonlyMap<string, ConversationSubject> {
  const booked = bookings.flatMap((booking) => subjectOfBooking(booking) ?? [])
  const pending = offers.flatMap((offer) =>
    liveApplications(offer).map((candidate) => ofPending(offer, candidate, party)),
  )
  const first = ({ dates: [date = ''] }: ConversationSubject): LocalDate => date
  const ordered = [booked, pending].flatMap((subjects) =>
    subjects.toSorted((one, other) => compareStrings(first(one), first(other))),
  )
  // The first of each party is set last.
  return new Map(ordered.toReversed().map((subject) => [subject.other, subject]))
}
