import type { CalendarRequest } from '#shared/calendar/availability.rules.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import {
  bookedDatesFor,
  datesOf,
  liveDates,
  candidateOf,
  reasonOf,
  candidateOutcome,
  shiftOn,
} from '#shared/offers/offers.rules.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'

/** A booking request in a calendar; the practice's contact details only once there is a booking. */
export const calendarRequest = (offer: OfferState, now: Instant): CalendarRequest[] => {
  const candidate = candidateOf(offer)
  if (!candidate) return []
  const { company, terms } = offer
  const shifts = datesOf(offer).map((date) => shiftOn(offer, date))
  const { start_time, end_time } = shifts[0] as Shift
  const { status, ended } = candidateOutcome(offer, candidate, now)
  const reason = reasonOf(offer, candidate, ended)
  const request = {
    id: offer.id,
    booking_ref: candidate.reference,
    name: company.name,
    industry: company.industry,
    address: { province: terms.province, region: terms.region },
    ...(bookedDatesFor(offer, candidate.professional.id).length > 0 && {
      contact: company.contact,
      email: company.email,
    }),
    booking_dates: candidate.dates.filter((date) => !candidate.dropped[date]),
    request_dates: shifts,
    start_time,
    end_time,
    lunch: terms.lunch,
    notes: terms.notes,
    rates: candidate.rates,
    status,
    ...(reason && { status_reason: reason }),
  }
  return [{ request, posting: offer.request?.availabilityId, live: liveDates(offer, candidate, now) }]
}
