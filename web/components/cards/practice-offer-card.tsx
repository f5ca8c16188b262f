import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useMayConfirm } from '#web/components/actions/post-offer.tsx'
import { isPastOffer, liveApplications } from '#web/components/status/offer-facts.ts'
import { ShiftCard } from './shift-card.tsx'
import { offerMoney, offerStatusLabel } from '#web/components/status/offer-status.ts'
import { formatPlace } from '#shared/kernel/format-shift.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays, formatHoursLine } from '#web/components/format/format-days.ts'

export function PracticeOfferCard({ offer, today, to }: { offer: Offer; today: LocalDate; to: string }) {
  const all = offer.request_dates.length
  const waiting = isPastOffer(offer, today) ? 0 : liveApplications(offer).length
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
