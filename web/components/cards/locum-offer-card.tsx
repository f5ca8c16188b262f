import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand } from '#shared/kernel/money.ts'
import type { MarketOffer } from '#shared/offers/offers.schema.ts'
import type { OwnConflicts } from '#web/components/calendar/own-conflicts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { offeredShift, payOverDays } from '#web/components/status/offer-facts.ts'
import { ShiftCard } from './shift-card.tsx'
import { earningDates, openStatusLabel } from '#web/components/status/locum-offer-status.ts'
import { placeFor, type ViewingLocum } from '#web/components/people/viewing-locum.ts'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { formatDays, formatHoursLine, formatRateLine } from '#web/components/format/format-days.ts'

/** An offer in a locum’s list, with what the open days on which they are free would earn at their own rates. */
export function LocumOfferCard({
  offer,
  conflicts,
  viewingLocum,
  today,
  to,
}: {
  offer: MarketOffer
  /** Conflicts of its days with the locum’s own calendar, where that is loaded. */
  conflicts?: OwnConflicts
  viewingLocum: ViewingLocum
  today: LocalDate
  to: string
}) {
  const dates = offer.available_dates
  const { pay, hours, parts } = payOverDays(offer, viewingLocum.rates, earningDates(offer, conflicts))
  const status = openStatusLabel(offer, conflicts)
  return (
    <ShiftCard
      dates={{ first: dates[0] ?? offer.date, last: dates.at(-1) ?? offer.end_date, count: dates.length }}
      today={dates.includes(today)}
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
        note: formatHours(hours * 60),
        lead: status.family === 'available' ? 'You would earn' : 'Pays',
      }}
      action={
        <ButtonLink
          size="s"
          to={to}
          aria-label={`View offer: ${offer.profession}, ${offer.company.name}, ${formatDays(dates)}`}
        >
          View offer
        </ButtonLink>
      }
    />
  )
}
