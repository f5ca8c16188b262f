import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { datesOf, candidateOf } from '#shared/offers/offers.rules.ts'
import type { PrivateOffer, PrivateRequest } from '#shared/offers/offers.state.ts'
import { bookDays, type BookingDayRepositories } from '#functions/staffing/book-days.ts'
import { newOffer } from '#functions/staffing/new-offer.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { RequestParties, RequestDeps } from './request-parties.ts'
import type { RequestTerms } from './request-terms.ts'

type To = Required<Pick<PrivateRequest, 'availabilityId'>> &
  Partial<Pick<PrivateRequest, 'responseWindow'>> & {
    fills?: OfferId | undefined
  }

/** A private offer with no day answered yet. */
export const newPrivateOffer = (
  context: RequestDeps,
  { company }: RequestParties,
  shifts: readonly Shift[],
  { terms, professional, rates, availabilityId, fills, responseWindow }: RequestTerms & To,
): PrivateOffer => ({
  ...newOffer(context, company, shifts, terms),
  request: {
    availabilityId,
    reference: context.newCode('R'),
    professional,
    rates,
    dropped: {},
    ...(fills && { fills }),
    ...(responseWindow && { responseWindow }),
  },
})

/** Books all days of a private offer as it is made: what is written with it, and the booking. */
export const bookPrivateOffer = async (
  context: RequestDeps & BookingDayRepositories,
  { lock, months }: RequestParties,
  offer: PrivateOffer,
): Promise<{ booking: BookingState; writes: TransactItem[] }> => {
  const candidate = candidateOf(offer)
  const { offer: booked, booking, writes } = await bookDays(context, { offer, candidate, lock }, datesOf(offer), months)
  return { booking, writes: [context.offers.putOffer(booked), ...writes] }
}
