import { DomainError } from '#shared/kernel/errors.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { PrivateOffer } from '#shared/offers/offers.state.ts'
import type { Bookable } from '#functions/staffing/read-to-book.ts'
import { readOfferToFill } from '#functions/staffing/offer-to-fill.ts'
import { readRequest, type RequestPath } from '#functions/staffing/booking-request.ts'
import type { CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import { checkNotBlocked } from '#functions/access/check-not-blocked.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Deps = Pick<Context, 'caller'> & {
  offers: OffersRepository
  calendars: CalendarsRepository
  blocksAndPools: Pick<BlocksAndPoolsRepository, 'get'>
}

/** A booking request with the calendar lock of its locum, and the offer that it fills. */
export const readBookableRequest = async (
  context: Deps,
  id: OfferId,
  requestPath?: RequestPath,
): Promise<Bookable & { offer: PrivateOffer }> => {
  const { offers, calendars } = context
  const found = await readRequest(offers, id, requestPath)
  const [lock, offerToFill] = await Promise.all([
    calendars.readLock(found.candidate.professional.id),
    readOfferToFill(offers, found.offer),
    checkNotBlocked(context, found.offer, found.candidate.professional.id),
  ])
  if (!lock) throw new DomainError('REQUEST_NOT_FOUND')
  return { ...found, lock, offerToFill }
}
