import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, UserId } from '#shared/kernel/ids.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { datesOf, liveDates, openDates, shiftOn } from './offers.rules.ts'
import type { ApplicationState, OfferState } from './offers.state.ts'
import type { RequestState } from './requests.events.ts'

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

/** Days of a private offer that can be booked now: live, and still open on the offer that it fills, if there is one. */
export const bookableDates = (
  offer: OfferState,
  request: ApplicationState,
  filled: OfferState | undefined,
  now: Instant,
): LocalDate[] => {
  const live = liveDates(offer, request, now)
  if (!filled) return live
  const closed = notFillable(
    filled,
    live.map((date) => shiftOn(offer, date)),
    now,
  )
  return live.filter((date) => !closed.includes(date))
}

/** The public offer with another private one that may fill it. For others it has not changed. */
export const withAsked = (filled: OfferState, sent: RequestState): OfferState => {
  const asked = {
    offer: sent.id,
    professional: sent.request.professional.id,
    dates: datesOf(sent),
    revision: filled.revision,
  }
  return { ...filled, asked: [...(filled.asked ?? []), asked] }
}

/** Who was asked to fill days that have been open ever since. */
export const askedSinceOpen = (offer: OfferState, now: Instant): UserId[] => {
  const open = openDates(offer, now)
  const asked = (offer.asked ?? []).filter(({ dates, revision }) =>
    dates.some((date) => open.includes(date) && (offer.days[date]?.since ?? Infinity) <= revision),
  )
  return [...new Set(asked.map(({ professional }) => professional))]
}

/** Days of an offer that a booking has taken. */
export const takenBy = (offer: OfferState, booking: BookingId): LocalDate[] =>
  datesOf(offer).filter((date) => offer.days[date]?.booking === booking)
