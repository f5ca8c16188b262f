import { locumName } from '#web/components/status/offer-facts.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { shownReason, type ReplacementReason } from '#shared/offers/close-reasons.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { candidateIn } from '#web/components/status/request-status.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { searchLinkFor } from '#web/components/days/shift-selection.ts'
import { type DeclinedDay, declinedDaysOf } from '#web/features/requests/request-day.ts'

const sentences: Record<ReplacementReason, (name: string, days: string) => string> = {
  declined: (name, days) => `${name} has declined ${days}.`,
  'booked-elsewhere': (name, days) => `${name} has been booked elsewhere for ${days}.`,
  'booking-cancelled': (_, days) => `The booking for ${days} was cancelled.`,
  'approval-removed': (name, days) => `${name} can no longer be booked for ${days}.`,
  off: (name, days) => `${name} is no longer available on ${days}.`,
  expired: (name, days) => `${name} has not answered for ${days} in time.`,
  'counter-declined': (name, days) => `You declined the rate that ${name} suggested for ${days}.`,
  left: (_, days) => `The locum has deleted their account, so your request for ${days} has lapsed.`,
}

const findSomeoneElse = 'Find someone else'

function DeclinedDaysNote({ offer, declined }: { offer: Offer; declined: DeclinedDay }) {
  const { cause, dates, reason } = declined
  const name = locumName(candidateIn(offer))
  return (
    <Note
      title={sentences[cause](name, formatDays(dates))}
      action={
        <ButtonLink
          icon="search"
          size="s"
          flex="0 1 auto"
          to={searchLinkFor(
            offer,
            offer.request_dates.filter(({ date }) => dates.includes(date)),
          )}
          aria-label={`${findSomeoneElse} for ${formatDays(dates)}`}
        >
          {findSomeoneElse}
        </ButtonLink>
      }
    >
      {shownReason('private', cause, reason)}
    </Note>
  )
}

/** The days that need another locum: why, and a search for one. */
export function DeclinedDays({ offer, today }: { offer: Offer; today: LocalDate }) {
  return declinedDaysOf(offer, today).map((declined) => (
    <DeclinedDaysNote key={`${declined.cause}${declined.dates.join()}`} offer={offer} declined={declined} />
  ))
}
