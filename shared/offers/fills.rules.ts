import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, UserId } from '#shared/kernel/ids.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { datesOf, liveDates, openDates, shiftOn } from './offers.rules.ts'
import type { Candidate, OfferState, PrivateOffer } from './offers.state.ts'

// A private offer can be sent to fill days of a public one: whoever accepts first takes them there.

/** Shifts that are not open on a public offer, or not at these hours. */
export const notFillable = (offerToFill: OfferState, shifts: readonly Shift[], now: Instant): LocalDate[] => {
  const open = openDates(offerToFill, now)
  return shifts
    .filter(({ date, start_time, end_time }) => {
      const day = offerToFill.days[date]
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
  offerToFill: OfferState | undefined,
  now: Instant,
): LocalDate[] => {
  const live = liveDates(offer, candidate, now)
  if (!offerToFill) return live
  const shifts = live.map((date) => shiftOn(offer, date))
  const closed = notFillable(offerToFill, shifts, now)
  const askedRevision = offerToFill.asked?.find((asked) => asked.offer === offer.id)?.revision ?? 0
  return live.filter(
    (date) => !closed.includes(date) && (offerToFill.days[date]?.sinceRevision ?? Infinity) <= askedRevision,
  )
}

/** The public offer with another private one that may fill it, or with a changed one. For others it has not changed. */
export const withAsked = (offerToFill: OfferState, sent: PrivateOffer): OfferState => {
  const asked = {
    offer: sent.id,
    professional: sent.request.professional.id,
    dates: datesOf(sent),
    revision: offerToFill.revision,
  }
  return { ...offerToFill, asked: [...(offerToFill.asked ?? []).filter(({ offer }) => offer !== sent.id), asked] }
}

/** Who was asked to fill which of the open days, since they were last opened. */
export const askedSinceOpen = (offer: OfferState, now: Instant): { id: UserId; dates: LocalDate[] }[] => {
  const open = openDates(offer, now)
  const asked = new Map<UserId, Set<LocalDate>>()
  for (const { professional, dates, revision } of offer.asked ?? [])
    for (const date of dates)
      if (open.includes(date) && (offer.days[date]?.sinceRevision ?? Infinity) <= revision)
        asked.set(professional, (asked.get(professional) ?? new Set()).add(date))
  return [...asked].map(([id, dates]) => ({ id, dates: [...dates].sort() }))
}

/** Days of an offer that a booking has taken. */
export const datesOfBooking = (offer: OfferState, booking: BookingId): LocalDate[] =>
  datesOf(offer).filter((date) => offer.days[date]?.booking === booking)
