import type { CalendarRequest } from '#shared/calendar/availability.rules.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import {
  bookedDatesFor,
  datesOf,
  liveDates,
  privateRequestOf,
  reasonOf,
  requestOutcome,
  shiftOn,
} from '#shared/offers/offers.rules.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'

/** A booking request in a calendar; the practice's contact details only once there is a booking. */
export const calendarRequest = (offer: OfferState, now: Instant): CalendarRequest[] => {
  const asked = privateRequestOf(offer)
  if (!asked) return []
  const { company, terms } = offer
  const shifts = datesOf(offer).map((date) => shiftOn(offer, date))
  const { start_time, end_time } = shifts[0] as Shift
  const { status, ended } = requestOutcome(offer, asked, now)
  const reason = reasonOf(offer, asked, ended)
  const request = {
    id: offer.id,
    booking_ref: asked.reference,
    name: company.name,
    ...(bookedDatesFor(offer, asked.professional.id).length > 0 && { contact: company.contact, email: company.email }),
    booking_dates: asked.dates.filter((date) => !asked.dropped[date]),
    request_dates: shifts,
    start_time,
    end_time,
    lunch: terms.lunch,
    notes: terms.notes,
    rates: asked.rates,
    status,
    ...(reason && { status_reason: reason }),
  }
  return [{ request, names: offer.request?.availabilityId, live: liveDates(offer, asked, now) }]
}
