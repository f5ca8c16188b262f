import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand } from '#shared/kernel/money.ts'
import { shownReason, type CloseReason } from '#shared/offers/close-reasons.rules.ts'
import { sumPay } from '#shared/bookings/pay.rules.ts'
import { isReopened, ownApplication } from '#shared/offers/near-me.rules.ts'
import type { Application } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { openStatusLabel } from './locum-offer-card.tsx'
import { placeFor, type ViewingLocum } from '#web/components/people/viewing-locum.ts'
import { offeredShift, payOfApplicant } from '#web/components/status/offer-facts.ts'
import { ownLapseLabels } from '#web/components/status/request-status.ts'
import { ShiftCard } from './shift-card.tsx'
import { formatHours } from '#shared/kernel/format-shift.ts'
import {
  capitalise,
  formatCount,
  formatDays,
  formatHoursLine,
  formatRateLine,
} from '#web/components/format/format-shift.ts'
import type { Status } from '#web/ui/status-pill.tsx'

const closeReasonLabels: Record<Exclude<CloseReason, 'past'>, string> = {
  ...ownLapseLabels,
  declined: 'declined',
  taken: 'another locum was booked',
  withdrawn: 'withdrawn by you',
  'offer-cancelled': 'offer cancelled',
  'offer-changed': 'offer changed',
  filled: 'no longer open',
}

/** For days that another locum was booked for and that are open again. */
export const OPEN_AGAIN_TEXT = 'The practice chose another locum, but the shift is open again. You can apply again.'

export function applicationStatusLabel(offer: Offer, request: Application): Status {
  if (isReopened(offer, request)) return openStatusLabel(offer)
  const [booked, waiting] = [request.confirmed_dates.length, request.live_dates.length]
  switch (request.status) {
    case 'confirmed':
      return { family: 'booked', label: 'Booked' }
    case 'partially-confirmed':
      return { family: 'booked', label: `Booked · ${booked} of ${formatCount(booked + waiting, 'day')}` }
    case 'rejected':
    case 'cancelled':
      return {
        family: 'past',
        label: request.ended && request.ended !== 'past' ? capitalise(closeReasonLabels[request.ended]) : 'Ended',
      }
    default:
      return { family: 'pending', label: 'Pending' }
  }
}

/** The days that are booked or pending; if there are none, the days applied for. */
function relevantDays(offer: Offer, request: Application): LocalDate[] {
  const liveDays = [...request.confirmed_dates, ...request.live_dates].toSorted()
  if (liveDays.length > 0) return liveDays
  return request.booking_dates.length > 0 ? request.booking_dates : offer.request_dates.map(({ date }) => date)
}

/** A locum's own application and its status. */
export function ApplicationCard({
  offer,
  viewingLocum,
  today,
  to,
}: {
  offer: Offer
  viewingLocum: ViewingLocum
  today: LocalDate
  to: string
}) {
  const request = ownApplication(offer)
  if (!request) return null
  const dates = relevantDays(offer, request)
  const status = applicationStatusLabel(offer, request)
  const { pay, hours, parts } = sumPay(dates.map((date) => payOfApplicant(offer, request, date)))
  const [first = offer.date, last = offer.end_date] = [dates[0], dates.at(-1)]
  const ended = status.family === 'past'
  return (
    <ShiftCard
      dates={{ first, last, count: dates.length }}
      today={!ended && dates.includes(today)}
      title={`${offer.profession} · ${offer.company.name}`}
      status={status}
      hours={formatHoursLine(
        dates.map((date) => offeredShift(offer, date)),
        offer.lunch,
      )}
      place={placeFor(offer, viewingLocum)}
      money={{
        detail: formatRateLine(parts),
        total: formatRand(pay),
        note: ended ? 'not earned' : formatHours(hours * 60),
        ...(!ended && { lead: status.family === 'booked' ? 'You earn' : 'You would earn' }),
      }}
      reason={
        isReopened(offer, request) ? OPEN_AGAIN_TEXT : shownReason('public', request.ended, request.status_reason)
      }
      action={
        <ButtonLink
          look="quiet"
          size="s"
          to={to}
          aria-label={`View application: ${offer.company.name}, ${formatDays(dates)}`}
        >
          View
        </ButtonLink>
      }
    />
  )
}
