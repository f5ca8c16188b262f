import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand } from '#shared/kernel/money.ts'
import { shownReason } from '#shared/offers/close-reasons.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { placeFor, type ViewingLocum } from '#web/components/people/viewing-locum.ts'
import { formatSupport, offeredShift, relevantDates, locumName } from '#web/components/status/offer-facts.ts'
import {
  formatBelowOwnRates,
  formatCloseReasons,
  payOfRequest,
  pictureOf,
  candidateIn,
  requestStatusLabel,
} from '#web/components/status/request-status.ts'
import { useMinute } from '#web/platform/use-minute.ts'
import { formatMoment, formatTimeLeft, respondByOf } from '#web/components/status/respond-by.ts'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { CardLink, ShiftCard } from './shift-card.tsx'
import { formatHours, formatPlace } from '#shared/kernel/format-shift.ts'
import { formatDays, formatHoursLine, formatRateLine } from '#web/components/format/format-days.ts'

interface Props {
  offer: Offer
  today: LocalDate
  to: string
  /** The locum who received the request; left out for the practice. */
  viewingLocum?: ViewingLocum
}

/** A booking request, for either party. */
export function RequestCard({ offer, today, to, viewingLocum }: Props) {
  const party = viewingLocum ? 'professional' : 'practice'
  const candidate = candidateIn(offer)
  const dates = relevantDates(offer, candidate)
  const status = requestStatusLabel(offer, party)
  const now = useMinute()
  const until = respondByOf(offer, party)
  const { pay, hours, parts } = payOfRequest(offer, dates)
  const [first = offer.date, last = offer.end_date] = [dates[0], dates.at(-1)]
  const [ended, pending] = [status.family === 'past', status.family === 'pending']
  const lead = viewingLocum ? (status.family === 'booked' ? 'You earn' : 'You would earn') : 'Estimated'
  const belowRates = viewingLocum && pending ? formatBelowOwnRates(offer, viewingLocum.rates, dates) : ''
  const needsAnswer = viewingLocum !== undefined && candidate.status === 'open' && pending
  const label = needsAnswer ? 'Answer request' : 'View request'
  const name = `${label}: ${viewingLocum ? offer.company.name : locumName(candidate)}, ${formatDays(dates)}`
  const cardTitle =
    viewingLocum && pending ? `${offer.company.name} wants to book you` : `${offer.profession} · ${offer.company.name}`
  return (
    <ShiftCard
      dates={{ first, last, count: dates.length }}
      today={!ended && dates.includes(today)}
      {...(!viewingLocum && {
        picture: (
          <ProfileImage
            ownerId={candidate.id}
            document="avatar"
            file={pictureOf(candidate)}
            name={locumName(candidate)}
            size="xs"
          />
        ),
      })}
      title={<CardLink to={to}>{viewingLocum ? cardTitle : locumName(candidate)}</CardLink>}
      status={status}
      hours={formatHoursLine(
        dates.map((date) => offeredShift(offer, date)),
        offer.lunch,
      )}
      ownPlace={!viewingLocum}
      place={viewingLocum ? placeFor(offer, viewingLocum) : formatPlace(offer.practice_region)}
      money={{
        detail: formatRateLine(parts),
        total: formatRand(pay),
        note: ended ? (viewingLocum ? 'not earned' : 'not charged') : formatHours(hours * 60),
        ...(!ended && { lead }),
      }}
      reason={[
        until && `${until.lead} ${formatMoment(until.respondBy)} · ${formatTimeLeft(until.respondBy, now)}`,
        formatCloseReasons(offer, party),
        formatSupport(offer, candidate),
        ended
          ? shownReason('private', candidate.ended, candidate.status_reason)
          : belowRates && `Below your own rates: ${belowRates}`,
      ]
        .filter(Boolean)
        .join('. ')}
      action={
        needsAnswer && viewLock.Button ? (
          <viewLock.Button size="s" aria-label={name}>
            {label}
          </viewLock.Button>
        ) : (
          <ButtonLink size="s" {...(!needsAnswer && { look: 'quiet' as const })} to={to} aria-label={name}>
            {label}
          </ButtonLink>
        )
      }
    />
  )
}
