import { chakra } from '#web/ui/chakra.ts'
import { Link } from 'react-router-dom'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand } from '#shared/kernel/money.ts'
import { explanationOf } from '#shared/offers/endings.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { placeFor, type Seeker } from './locum-offer-card.tsx'
import { offeredShift, payOverDays } from './offer-facts.ts'
import { belowOwnRates, daysOfRequest, goneWords, locumName, requestIn, requestStatusLabel } from './request-words.ts'
import { ShiftCard } from './shift-card.tsx'
import { daysWords, hoursIn, hoursLine, placeLine, rateLine } from './shift-words.ts'

const Name = chakra(Link, {
  base: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
})

interface Props {
  request: Offer
  today: LocalDate
  to: string
  /** The locum who received the request; left out for the practice. */
  seeker?: Seeker
}

/** A booking request, for either party. */
export function RequestCard({ request: offer, today, to, seeker }: Props) {
  const side = seeker ? 'locum' : 'practice'
  const request = requestIn(offer)
  const dates = daysOfRequest(offer)
  const status = requestStatusLabel(offer, side)
  const { pay, hours, parts } = payOverDays(offer, request.rates, dates)
  const [first = offer.date, last = offer.end_date] = [dates[0], dates.at(-1)]
  const [ended, waits] = [status.family === 'ended', status.family === 'waits']
  const lead = seeker ? (status.family === 'booked' ? 'You earn' : 'You would earn') : 'Estimated'
  const below = seeker && waits ? belowOwnRates(offer, seeker.rates, dates) : ''
  const label = seeker && waits ? 'Answer request' : 'View request'
  const asking =
    seeker && waits ? `${offer.company.name} wants to book you` : `${offer.profession} · ${offer.company.name}`
  return (
    <ShiftCard
      dates={{ first, last, count: dates.length }}
      today={!ended && dates.includes(today)}
      title={<Name to={to}>{seeker ? asking : locumName(request)}</Name>}
      status={status}
      hours={hoursLine(
        dates.map((date) => offeredShift(offer, date)),
        offer.lunch,
      )}
      place={seeker ? placeFor(offer, seeker) : placeLine(offer.practice_region)}
      money={{
        rate: rateLine(parts),
        total: formatRand(pay),
        note: ended ? (seeker ? 'not earned' : 'not charged') : hoursIn(hours * 60),
        ...(!ended && { lead }),
      }}
      reason={[
        goneWords(offer, side),
        ended
          ? explanationOf('private', request.ended, request.status_reason)
          : below && `Below your own rates: ${below}`,
      ]
        .filter(Boolean)
        .join('. ')}
      action={
        <ButtonLink
          size="s"
          {...(!(seeker && waits) && { look: 'quiet' as const })}
          to={to}
          aria-label={`${label}: ${seeker ? offer.company.name : locumName(request)}, ${daysWords(dates)}`}
        >
          {label}
        </ButtonLink>
      }
    />
  )
}
