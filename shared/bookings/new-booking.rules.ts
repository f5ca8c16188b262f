import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import type { BookingId, UserId } from '#shared/kernel/ids.ts'
import { shiftOn } from '#shared/offers/offers.rules.ts'
import type { ApplicationState, OfferState } from '#shared/offers/offers.state.ts'
import type { BookingState } from './bookings.state.ts'
import { bookedDay } from './pay.rules.ts'

/** The booking of days of an offer for whoever applied for them or was asked: both sides, terms and pay as they stand. */
export const bookingOf = (
  { offer, request }: { offer: OfferState; request: ApplicationState },
  dates: readonly LocalDate[],
  made: { id: BookingId; by: UserId; at: Instant },
  extraHolidays: readonly PublicHoliday[],
): BookingState => {
  const { company, terms } = offer
  const { professional } = request
  const pay = { lunch: terms.lunch, budget: terms.rates, rates: request.rates, extraHolidays }
  return {
    id: made.id,
    offerId: offer.id,
    reference: request.reference,
    requestType: offer.request ? 'availability' : 'public_offer',
    company: { id: company.id, name: company.name, contact: company.contact, email: company.email },
    professional: {
      id: professional.id,
      name: `${professional.name} ${professional.surname}`,
      contact: professional.contact,
      email: professional.email,
    },
    profession: terms.profession,
    province: terms.province,
    region: terms.region,
    lunch: terms.lunch,
    notes: terms.notes,
    days: Object.fromEntries(dates.map((date) => [date, bookedDay(shiftOn(offer, date), pay, company.plan)])),
    bookedBy: made.by,
    createdAt: made.at,
  }
}
