import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, UserId } from '#shared/kernel/ids.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { datesOf, liveDates, openDates, shiftOn } from './offers.rules.ts'
import type { Candidate, OfferState, PrivateOffer } from './offers.state.ts'

// A private offer can be sent to fill days of a public one: whoever accepts first takes them there.

/** Shifts that are not open on a public offer, or not at these hours. */
export const notFillable = (filled: OfferState, shifts: readonly Shift[], now: Instant): LocalDate[] => {
  const open = openDates(filled, now)
  return shifts
    .filter(({ date, start_time, end_time }) => {
      const day = filled.days[date]
      return !open.includes(date) || day?.start !== start_time || day.end !== end_time
    })
    .map(({ date }) => date)
}

/**
 * Days of a private offer that can be booked now: live, and open ever since on the offer that it fills, if there is
 * one.
 */
export const bookableDates = (
  offer: OfferState,
  candidate: Candidate,
  filled: OfferState | undefined,
  now: Instant,
): LocalDate[] => {
  const live = liveDates(offer, candidate, now)
  if (!filled) return live
  const shifts = live.map((date) => shiftOn(offer, date))
  const closed = notFillable(filled, shifts, now)
  const askedAt = filled.asked?.find((asked) => asked.offer === offer.id)?.revision ?? 0
  return live.filter((date) => !closed.includes(date) && (filled.days[date]?.since ?? Infinity) <= askedAt)
}

/** The public offer with another private one that may fill it, or with a changed one. For others it has not changed. */
export const withAsked = (filled: OfferState, sent: PrivateOffer): OfferState => {
  const asked = {
    offer: sent.id,
    professional: sent.request.professional.id,
    dates: datesOf(sent),
    revision: filled.revision,
  }
  return { ...filled, asked: [...(filled.asked ?? []).filter(({ offer }) => offer !== sent.id), asked] }
}

/** Who was asked to fill which of the open days, since they were last opened. */
export const askedSinceOpen = (offer: OfferState, now: Instant): { id: UserId; dates: LocalDate[] }[] => {
  const open = openDates(offer, now)
  const asked = new Map<UserId, Set<LocalDate>>()
  for (const { professional, dates, revision } of offer.asked ?? [])
    for (const date of dates)
      if (open.includes(date) && (offer.days[date]?.since ?? Infinity) <= revision)
        asked.set(professional, (asked.get(professional) ?? new Set()).add(date))
  return [...asked].map(([id, dates]) => ({ id, dates: [...dates].sort() }))
}

/** Days of an offer that a booking has taken. */
export const takenBy = (offer: OfferState, booking: BookingId): LocalDate[] =>
  datesOf(offer).filter((date) => offer.days[date]?.booking === booking)
