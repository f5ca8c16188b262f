import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { OfferWithCandidates } from '#functions/stores/stored-offers.ts'
import { offerViewForPractice } from '#functions/stores/offers.view.ts'
import { hasLiveApplications } from './has-live-applications.ts'
import { withMatches, type MatchRepositories } from './applicant-matches.ts'

type Deps = MatchRepositories & {
  now: Instant
  offers: Pick<OffersRepository, 'eachApplication' | 'listApplications'>
}

/** An offer as its practice reads it: with its first applications, and how the applicants fit. */
export const shownOffer = async (deps: Deps, found: OfferWithCandidates): Promise<Offer> => {
  const { offers_requests, ...view } = offerViewForPractice(found, deps.now)
  const shown = {
    ...view,
    offers_requests: found.offer.request
      ? offers_requests
      : await withMatches(deps, found.offer, found.candidates, offers_requests),
  }
  return view.status === 'open' &&
    found.next !== undefined &&
    (await hasLiveApplications(deps, found.offer, found.next))
    ? { ...shown, status: 'requested' }
    : shown
}

/** The same of a public offer that a command changes. */
export const shownChangedOffer = async (deps: Deps, offer: OfferState): Promise<Offer> => {
  const { items, next } = await deps.offers.listApplications(offer.id, undefined, 'consistent')
  return shownOffer(deps, { offer, candidates: items, next: next as UserId | undefined })
}
