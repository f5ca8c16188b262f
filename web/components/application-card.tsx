import type { LocalDate } from '../../shared/kernel/dates.ts'
import { formatRand } from '../../shared/kernel/money.ts'
import { ownRequest } from '../../shared/offers/near-me.rules.ts'
import type { Offer, OfferRequest } from '../../shared/offers/offers.schema.ts'
import { ButtonLink } from './button.tsx'
import { placeFor, type Seeker } from './locum-offer-card.tsx'
import { offeredShift, payOverDays } from './offer-facts.ts'
import { ShiftCard } from './shift-card.tsx'
import { counted, daysWords, hoursIn, hoursLine, rateLine } from './shift-words.ts'
import type { Status } from './status-pill.tsx'

type Ending = NonNullable<OfferRequest['ended']>

const endings: Record<Ending, string> = {
  declined: 'Ended · declined',
  taken: 'Ended · somebody else was booked',
  withdrawn: 'Ended · withdrawn by you',
  'booking-cancelled': 'Ended · booking cancelled',
  'booked-elsewhere': 'Ended · you are booked elsewhere then',
  'booked-here': 'Ended · you are booked with them then',
  'approval-removed': 'Ended · your approval was removed',
  off: 'Ended · you marked it off',
  left: 'Ended · you closed your account',
  'offer-cancelled': 'Ended · offer cancelled',
  'offer-changed': 'Ended · the offer has changed',
  past: 'Ended',
}

/** Endings with a reason that is written for the locum to read. */
const explained: readonly (Ending | undefined)[] = ['declined', 'taken', 'booking-cancelled', 'offer-cancelled']

export function applicationStatusLabel(request: OfferRequest): Status {
  const [booked, waiting] = [request.confirmed_dates.length, request.live_dates.length]
  switch (request.status) {
    case 'confirmed':
      return { family: 'booked', label: 'Booked' }
    case 'partially-confirmed':
      return { family: 'booked', label: `Booked · ${booked} of ${counted(booked + waiting, 'day')}` }
    case 'rejected':
    case 'cancelled':
      return { family: 'ended', label: request.ended ? endings[request.ended] : 'Ended' }
    default:
      return { family: 'waits', label: 'Waits for the practice' }
  }
}

/** The days it is about: what was booked or still waits, else what was asked for. */
function daysOf(offer: Offer, request: OfferRequest): LocalDate[] {
  const standing = [...request.confirmed_dates, ...request.live_dates].toSorted()
  if (standing.length > 0) return standing
  return request.booking_dates.length > 0 ? request.booking_dates : offer.request_dates.map(({ date }) => date)
}

/** A locum's own application, with how it stands. */
export function ApplicationCard({ offer, seeker, today, to }: { offer: Offer; seeker: Seeker; today: LocalDate; to: string }) {
  const request = ownRequest(offer)
  if (!request) return null
  const dates = daysOf(offer, request)
  const status = applicationStatusLabel(request)
  const { pay, hours, parts } = payOverDays(offer, request.rates, dates)
  const [first = offer.date, last = offer.end_date] = [dates[0], dates.at(-1)]
  const ended = status.family === 'ended'
  return (
    <ShiftCard
      dates={{ first, last, count: dates.length }}
      today={!ended && dates.includes(today)}
      title={`${offer.profession} · ${offer.company.name}`}
      status={status}
      hours={hoursLine(dates.map((date) => offeredShift(offer, date)), offer.lunch)}
      place={placeFor(offer, seeker)}
      money={{ rate: rateLine(parts), total: formatRand(pay), note: ended ? 'not earned' : hoursIn(hours * 60), ...(!ended && { lead: status.family === 'booked' ? 'You earn' : 'You would earn' }) }}
      reason={explained.includes(request.ended) ? request.status_reason : undefined}
      action={
        <ButtonLink look="quiet" size="s" to={to} aria-label={`View application: ${offer.company.name}, ${daysWords(dates)}`}>
          View
        </ButtonLink>
      }
    />
  )
}
