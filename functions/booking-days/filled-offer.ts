import type { LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { takenBy } from '#shared/offers/fills.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Offers = Pick<OffersRepository, 'getOffer' | 'putOffer'>

/** The public offer that a private one was sent to fill. */
export const readFilled = async (
  offers: Pick<Offers, 'getOffer'>,
  { request }: OfferState,
): Promise<OfferState | undefined> => (request?.fills === undefined ? undefined : offers.getOffer(request.fills))

/** Writes a change of days that a booking has taken on the public offer that its private one fills. */
export const writeFilled = async (
  offers: Offers,
  offer: OfferState,
  booking: BookingId,
  change: (filled: OfferState, taken: readonly LocalDate[]) => OfferState,
): Promise<TransactItem[]> => {
  const filled = await readFilled(offers, offer)
  const taken = filled ? takenBy(filled, booking) : []
  return filled && taken.length > 0 ? [offers.putOffer(change(filled, taken))] : []
}
