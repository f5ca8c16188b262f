import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { datesOfBooking } from '#shared/offers/fills.rules.ts'
import { unbookDays, withShifts } from '#shared/offers/offer-days.rules.ts'
import { dropDates } from '#shared/offers/offers.rules.ts'
import type { Drop, OfferState } from '#shared/offers/offers.state.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

/** The public offer that a private one was sent to fill. */
export const readOfferToFill = async (
  offers: Pick<OffersRepository, 'getOffer'>,
  { request }: OfferState,
): Promise<OfferState | undefined> => (request?.fills === undefined ? undefined : offers.getOffer(request.fills))

/** An application that the locum had on the public offer ends for these days. */
export const endApplicationDays = async (
  offers: OffersRepository,
  offerToFill: OfferState,
  professional: UserId,
  dates: readonly LocalDate[],
  drop: Drop,
): Promise<TransactItem[]> => {
  const application = await offers.getApplication(offerToFill.id, professional)
  const ended = dates.filter((date) => application?.dates.includes(date) && !application.dropped[date])
  return application && ended.length > 0 ? [offers.putCandidate(offerToFill, dropDates(application, ended, drop))] : []
}

/** Days of a booking that are freed, why, and the new hours of others. */
type Change = { dates: readonly LocalDate[]; drop: Drop; shifts?: readonly Shift[] }

/**
 * What a change of a booking's days does to the public offer that its private one fills: freed days open again there,
 * and an application that the locum had for them ends as the booking did.
 */
export const writeOfferToFill = async (
  offers: OffersRepository,
  offer: OfferState,
  { id, professional }: BookingState,
  { dates, drop, shifts = [] }: Change,
): Promise<TransactItem[]> => {
  const offerToFill = await readOfferToFill(offers, offer)
  const booked = offerToFill ? datesOfBooking(offerToFill, id) : []
  if (!offerToFill || booked.length === 0) return []
  const moved = shifts.filter(({ date }) => booked.includes(date))
  const freed = booked.filter((date) => dates.includes(date))
  if (freed.length === 0) return [offers.putOffer(withShifts(offerToFill, moved, drop.at))]
  const changed = withShifts(unbookDays(offerToFill, freed, drop.at), moved, drop.at)
  return [offers.putOffer(changed), ...(await endApplicationDays(offers, offerToFill, professional.id, freed, drop))]
}
