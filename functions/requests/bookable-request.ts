import { DomainError } from '#shared/kernel/errors.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { RequestState } from '#shared/offers/requests.events.ts'
import type { Bookable } from '#functions/booking-days/book-days.ts'
import { readFilled } from '#functions/booking-days/filled-offer.ts'
import { readRequest, type RequestPath } from '#functions/closing/private-request.ts'
import type { CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Deps = { offers: OffersRepository; calendars: CalendarsRepository }

/** A booking request with the calendar lock of its locum, and the offer that it fills. */
export const readBookableRequest = async (
  { offers, calendars }: Deps,
  id: OfferId,
  requestPath?: RequestPath,
): Promise<Bookable & { offer: RequestState }> => {
  const found = await readRequest(offers, id, requestPath)
  const [lock, filled] = await Promise.all([
    calendars.readLock(found.request.professional.id),
    readFilled(offers, found.offer),
  ])
  if (!lock) throw new DomainError('OFFER_NOT_FOUND')
  return { ...found, lock, filled }
}
