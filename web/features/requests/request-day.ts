import type { Party } from '#shared/kernel/caller.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { needsReplacement, type ReplacementReason } from '#shared/offers/close-reasons.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { closeReasonLabel, candidateIn } from '#web/components/status/request-status.ts'
import { capitalise } from '#web/components/format/format-words.ts'
import type { Status } from '#web/ui/status-pill.tsx'

/** The status of one day of a request. */
export function dayStatusOn(offer: Offer, date: LocalDate, party: Party): Status & { booking?: BookingId | undefined } {
  const candidate = candidateIn(offer)
  if (candidate.confirmed_dates.includes(date))
    return { family: 'booked', label: 'Booked', booking: offer.mapped_dates.find((day) => day.date === date)?.booking }
  if (candidate.live_dates.includes(date))
    return {
      family: 'pending',
      label: party === 'professional' && candidate.status === 'open' ? 'Pending · needs your answer' : 'Pending',
    }
  return { family: 'past', label: capitalise(closeReasonLabel(offer, date, party) ?? '') }
}

export type DeclinedDay = { cause: ReplacementReason; dates: LocalDate[]; reason: string }

/** Days to come that this locum will not work, grouped by reason. */
export function declinedDaysOf(offer: Offer, today: LocalDate): DeclinedDay[] {
  const dropped = (candidateIn(offer).dropped_dates ?? []).filter(({ date }) => date >= today)
  const lost = dropped.flatMap(({ cause, ...day }) => (needsReplacement(cause) ? [{ ...day, cause }] : []))
  const groups = Map.groupBy(lost, ({ cause, reason }) => `${cause} ${reason}`)
  return [...groups.values()].flatMap((days) =>
    days[0] ? [{ cause: days[0].cause, reason: days[0].reason, dates: days.map(({ date }) => date).sort() }] : [],
  )
}
