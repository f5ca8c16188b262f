import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { Plan } from '#shared/kernel/plans.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Lunch, Shift } from '#shared/kernel/shift.schema.ts'
import type { BookingState } from './bookings.state.ts'
import { bookedDay } from './pay.rules.ts'

type AgreedParty<Id> = { id: Id; name: string; contact: string; email: string }

/** What a practice and a professional have agreed on. The offer has a `request` if it is private. */
type Agreed = {
  offer: {
    id: OfferId
    company: AgreedParty<CompanyId> & { plan: Plan }
    terms: {
      profession: string
      province: string
      region: string
      rates: readonly [string, string]
      lunch: Lunch
      notes: string
      skills: string[]
    }
    request?: unknown
  }
  candidate: { reference: string; professional: AgreedParty<UserId> & { surname: string }; rates: DayRates }
}

/** The booking of an offer's days: parties, terms and pay are copied, so that later changes don't affect it. */
export const bookingOf = (
  { offer, candidate }: Agreed,
  shifts: readonly Shift[],
  created: { id: BookingId; bookedBy: UserId; onBehalf?: true; at: Instant },
  extraHolidays: readonly PublicHoliday[],
): BookingState => {
  const { company, terms } = offer
  const { professional } = candidate
  const pay = { lunch: terms.lunch, budget: terms.rates, rates: candidate.rates, extraHolidays }
  return {
    id: created.id,
    offerId: offer.id,
    reference: candidate.reference,
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
    skills: terms.skills,
    days: Object.fromEntries(shifts.map((shift) => [shift.date, bookedDay(shift, pay, company.plan)])),
    bookedBy: created.bookedBy,
    ...(created.onBehalf && { onBehalf: true }),
    createdAt: created.at,
    updatedAt: created.at,
  }
}
