import { datesAfterExpiry } from '#shared/professionals/registration.rules.ts'
import { budgetOf } from '#shared/kernel/rate-groups.ts'
import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { unavailableDays } from '#shared/calendar/posting.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, invalidField } from '#shared/kernel/errors.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { dayRatesOf } from '#shared/professionals/professionals.rules.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { type BookingDayRepositories } from '#functions/staffing/book-days.ts'
import { conflictingDates } from '#functions/staffing/read-to-book.ts'
import { checkDates } from '#functions/staffing/new-offer.ts'
import { permit } from '#functions/platform/permit.ts'
import { shownBooking } from '#functions/staffing/shown-booking.ts'
import { bookPrivateOffer, newPrivateOffer } from './private-offer.ts'
import { readParties, type RequestDeps } from './request-parties.ts'
import { requestTerms } from './request-terms.ts'

type Deps = RequestDeps & BookingDayRepositories
type Input = InputOf<(typeof requestsContract)['createBooking']>

/** The parties and the terms, checked as those of a request are. */
const readAgreed = async (context: Deps, wanted: Input['body']['booking']) => {
  const { accountid: companyId, professional, request_dates: shifts, rates } = wanted
  checkDates(shifts, context)
  const parties = await readParties(context, { companyId, professionalId: professional.id }, shifts)
  if (!parties.company.approved) throw invalidField('accountid', 'This practice’s approval is pending')
  const { working_hours } = parties.profile
  const budget = rates && budgetOf({ ...(working_hours && dayRatesOf(working_hours)), ...rates })
  const terms = await requestTerms(context, parties, { ...wanted, rates: budget })
  return { ...parties, ...terms, rates: { ...terms.rates, ...rates }, availabilityId: professional.id }
}

/** A request's body has the fields itself; this one has them in `booking`. */
const inBooking = (error: unknown): unknown => {
  const fields = error instanceof DomainError && error.details?.fields
  if (!fields) return error
  return new DomainError('VALIDATION_FAILED', {
    fields: fields.map(({ field, message }) => ({ field: `booking.${field}`, message })),
  })
}

/** Books a locum for a practice at the given or the locum's own rates: a private offer that is confirmed at once. */
export const createBooking = (context: Deps, { body: { booking: wanted } }: Input): Promise<Booking> =>
  context.execute(async () => {
    const { caller } = context
    const { request_dates: shifts } = wanted
    const agreed = await readAgreed(context, wanted).catch((error: unknown) => {
      throw inBooking(error)
    })
    const { lock, months } = agreed
    const dates = shifts.map(({ date }) => date).sort()
    const [unavailable, conflicting] = [unavailableDays(months, dates), conflictingDates(months, shifts)]
    const expired = datesAfterExpiry(lock.registeredUntil, shifts)
    const facts = {
      approved: lock.approved,
      notUnavailable: unavailable.length === 0,
      notBooked: conflicting.length === 0,
      registered: expired.length === 0,
    }
    const step = { state: 'none', action: 'book', facts } as const
    const eventType = permit(caller, requestLifecycle, step, {
      DAY_UNAVAILABLE: unavailable,
      LOCUM_BOOKED: conflicting,
      LOCUM_REGISTRATION_ENDS: expired,
    })
    const offer = newPrivateOffer(context, agreed, shifts, agreed)
    const { booking, writes } = await bookPrivateOffer(context, agreed, offer)
    return {
      writes,
      response: await shownBooking(context, booking, caller.party),
      events: [bookingEvent(eventType, booking, 'superAdmin')],
      madeId: booking.id,
    }
  })
