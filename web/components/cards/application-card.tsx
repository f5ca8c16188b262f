import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand } from '#shared/kernel/money.ts'
import { shownReason } from '#shared/offers/close-reasons.rules.ts'
import { sumPay } from '#shared/bookings/pay.rules.ts'
import { areDaysReopened, ownApplication } from '#shared/offers/applications.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { placeFor, type ViewingLocum } from '#web/components/people/viewing-locum.ts'
import { formatSupport, offeredShift, payOfApplicant, relevantDates } from '#web/components/status/offer-facts.ts'
import { ShiftCard } from './shift-card.tsx'
import { applicationStatusLabel, OPEN_AGAIN_TEXT } from '#web/components/status/application-status.ts'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { formatDays, formatHoursLine, formatRateLine } from '#web/components/format/format-days.ts'

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
  const application = ownApplication(offer)
  if (!application) return null
  const dates = relevantDates(offer, application)
  const status = applicationStatusLabel(offer, application)
  const { pay, hours, parts } = sumPay(dates.map((date) => payOfApplicant(offer, application, date)))
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
      reason={[
        areDaysReopened(offer, application)
          ? OPEN_AGAIN_TEXT
          : shownReason('public', application.ended, application.status_reason),
        formatSupport(offer, application),
      ]
        .filter(Boolean)
        .join('\n')}
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
