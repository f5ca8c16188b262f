import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand, formatRate } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useMayConfirm } from '#web/components/actions/post-offer.tsx'
import { cheapestPay, isPastOffer, liveApplicants, reopenedApplicants } from '#web/components/status/offer-facts.ts'
import { ShiftCard } from './shift-card.tsx'
import { formatPlace } from '#shared/kernel/format-shift.ts'
import { formatCount, formatDays, formatHoursLine, formatRateLine } from '#web/components/format/format-shift.ts'
import type { Status } from '#web/ui/status-pill.tsx'

/** An offer's status for its practice. */
export function offerStatusLabel(offer: Offer, today: LocalDate): Status {
  const [booked, all] = [offer.booking_dates.length, offer.request_dates.length]
  const share = `${booked} of ${formatCount(all, 'day')} booked`
  if (offer.status === 'cancelled') return { family: 'past', label: booked > 0 ? `Cancelled · ${share}` : 'Cancelled' }
  if (booked === all)
    return isPastOffer(offer, today)
      ? { family: 'past', label: 'Ended · booked' }
      : { family: 'booked', label: 'Booked' }
  if (isPastOffer(offer, today)) return { family: 'past', label: booked > 0 ? `Ended · ${share}` : 'Ended · unfilled' }
  const waiting = liveApplicants(offer).length
  if (waiting > 0)
    return {
      family: 'pending',
      label: `${booked > 0 ? 'Partly booked' : 'Pending'} · ${formatCount(waiting, 'applicant')}`,
    }
  const earlier = reopenedApplicants(offer).length
  if (earlier > 0) return { family: 'pending', label: `Open again · ${formatCount(earlier, 'earlier applicant')}` }
  if (booked > 0) return { family: 'booked', label: `Partly booked · ${booked} of ${formatCount(all, 'day')}` }
  return {
    family: 'available',
    label: offer.offers_requests.length > 0 ? 'Open · no pending applications' : 'Open · no applications yet',
  }
}

/** The agreed pay of the booked days and, of the others, the least that they can cost. */
export function offerMoney(offer: Offer) {
  const days = offer.request_dates.map(({ date }) => cheapestPay(offer, date))
  const isBooked = offer.booking_dates.length === offer.request_dates.length
  return {
    detail: isBooked
      ? formatRateLine(days.flatMap(({ parts }) => parts))
      : formatRate(Number(offer.rates[0]), Number(offer.rates[1])),
    total: formatRand(days.reduce((sum, { pay }) => sum + pay, 0)),
    ...(!isBooked && { from: true }),
  }
}

export function PracticeOfferCard({ offer, today, to }: { offer: Offer; today: LocalDate; to: string }) {
  const all = offer.request_dates.length
  const waiting = isPastOffer(offer, today) ? 0 : liveApplicants(offer).length
  const mayConfirm = useMayConfirm()
  const label = waiting > 0 && mayConfirm ? `Review ${formatCount(waiting, 'application')}` : 'View offer'
  return (
    <ShiftCard
      dates={{ first: offer.date, last: offer.end_date, count: all }}
      today={offer.request_dates.some(({ date }) => date === today)}
      title={all > 1 ? `${offer.profession} · ${all}-day public offer` : offer.profession}
      status={offerStatusLabel(offer, today)}
      hours={formatHoursLine(offer.request_dates, offer.lunch)}
      place={formatPlace(offer.practice_region)}
      ownPlace
      money={offerMoney(offer)}
      action={
        <ButtonLink
          size="s"
          to={to}
          aria-label={`${label}: ${offer.profession}, ${formatDays(offer.request_dates.map(({ date }) => date))}`}
        >
          {label}
        </ButtonLink>
      }
    />
  )
}
