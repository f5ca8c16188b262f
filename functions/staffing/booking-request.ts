import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { OfferId, PostingRef } from '#shared/kernel/ids.ts'
import { candidateOf } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Candidate, PrivateOffer } from '#shared/offers/offers.state.ts'
import type { Party } from '#shared/kernel/caller.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { withNextVersion, offerView } from '#functions/stores/offers.view.ts'

/** How the path names a request. */
export type RequestPath = { posting: PostingRef; date: LocalDate }

/** A booking request by its id and, if given, by the availability and the day it was sent for. */
export const readRequest = async (
  offers: OffersRepository,
  id: OfferId,
  requestPath?: RequestPath,
): Promise<{ offer: PrivateOffer; candidate: Candidate }> => {
  const offer = await offers.getOffer(id)
  const matchesPath =
    requestPath === undefined ||
    (offer?.request?.availabilityId === requestPath.posting && offer?.days[requestPath.date] !== undefined)
  if (!offer?.request || !matchesPath) throw new DomainError('REQUEST_NOT_FOUND')
  const found: PrivateOffer = { ...offer, request: offer.request }
  return { offer: found, candidate: candidateOf(found) }
}

/** A booking request as the party that has just acted sees it. */
export const requestView = (offer: PrivateOffer, now: Instant, party: Party): Offer => {
  const candidate = candidateOf(offer)
  const viewer = party === 'professional' ? candidate.professional.id : party
  return offerView(offer, [withNextVersion(candidate)], now, viewer)
}
