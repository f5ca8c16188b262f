import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand, formatRate } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatRateLine } from '#web/components/format/format-days.ts'
import type { Status } from '#web/ui/status-pill.tsx'
import { cheapestPay, isPastOffer, liveApplications, applicationsForReopenedDays } from './offer-facts.ts'

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
  const waiting = liveApplications(offer).length
  if (waiting > 0)
    return {
      family: 'pending',
      label: `${booked > 0 ? 'Partly booked' : 'Pending'} · ${formatCount(waiting, 'applicant')}`,
    }
  const earlier = applicationsForReopenedDays(offer).length
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
