import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { sumPay } from '#shared/bookings/pay.rules.ts'
import { formatRand } from '#shared/kernel/money.ts'
import { formatPlace } from '#shared/kernel/format-shift.ts'
import { paths } from '#shared/kernel/paths.ts'
import { CardLink, ShiftCard } from '#web/components/cards/shift-card.tsx'
import { formatHoursLine } from '#web/components/format/format-days.ts'
import { capitalise, formatCount } from '#web/components/format/format-words.ts'
import { locumName, payOfApplicant, relevantDates } from '#web/components/status/offer-facts.ts'
import { offerMoney, offerStatusLabel } from '#web/components/status/offer-status.ts'
import { currentDay } from '#web/platform/clock.ts'
import type { Status } from '#web/ui/status-pill.tsx'

/** In words for neither party. */
const candidateStatuses: Record<ShownCandidate['status'], Status> = {
  open: { family: 'pending', label: 'The locum has to answer' },
  requested: { family: 'pending', label: 'The practice has to answer' },
  confirmed: { family: 'booked', label: 'Booked' },
  'partially-confirmed': { family: 'booked', label: 'Partly booked' },
  rejected: { family: 'past', label: 'Declined' },
  cancelled: { family: 'past', label: 'Ended' },
}

function statusOf(offer: Offer, of: 'locum' | 'practice'): Status {
  const [candidate] = offer.offers_requests
  return candidate && (of === 'locum' || offer.offer_type === 'private')
    ? candidateStatuses[candidate.status]
    : offerStatusLabel(offer, currentDay())
}

/** Whom it is with, beside the profession. */
function Title({ offer, of }: { offer: Offer; of: 'locum' | 'practice' }) {
  const { profession, company, offer_type, offers_requests } = offer
  const [candidate] = offers_requests
  if (of === 'locum')
    return (
      <>
        {profession} · <CardLink to={paths.admin.practice(company.id)}>{company.name}</CardLink>
      </>
    )
  if (offer_type === 'private' && candidate)
    return (
      <>
        {profession} · <CardLink to={paths.admin.person(candidate.id)}>{locumName(candidate)}</CardLink>
      </>
    )
  return `${profession} · ${formatCount(offers_requests.length, 'applicant')}${offer.NextToken ? ' or more' : ''}`
}

/** Its days and what they cost: of an application those applied for, at the locum's rates. */
function daysAndMoney(offer: Offer, of: 'locum' | 'practice') {
  const [application] = offer.offers_requests
  if (of === 'practice' || offer.offer_type === 'private' || !application)
    return { shifts: offer.request_dates, money: offerMoney(offer) }
  const dates = relevantDates(offer, application)
  const { pay } = sumPay(dates.map((date) => payOfApplicant(offer, application, date)))
  return {
    shifts: offer.request_dates.filter(({ date }) => dates.includes(date)),
    money: { total: formatRand(pay) },
  }
}

/** An offer or a booking request as neither of its parties. */
export function OfferCard({ offer, of }: { offer: Offer; of: 'locum' | 'practice' }) {
  const { date, end_date, lunch, practice_region, offers_requests } = offer
  const { shifts, money } = daysAndMoney(offer, of)
  const reason = of === 'locum' || offer.offer_type === 'private' ? offers_requests[0]?.status_reason : undefined
  return (
    <ShiftCard
      dates={{ first: shifts[0]?.date ?? date, last: shifts.at(-1)?.date ?? end_date, count: shifts.length }}
      title={<Title offer={offer} of={of} />}
      status={statusOf(offer, of)}
      hours={capitalise(formatHoursLine(shifts, lunch))}
      place={formatPlace(practice_region)}
      money={{ ...money, detail: offer.offer_code }}
      reason={reason}
    />
  )
}
