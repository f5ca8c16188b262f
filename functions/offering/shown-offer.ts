import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { liveDates } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { OfferWithRequests } from '#functions/stores/stored-offers.ts'
import { practiceView } from '#functions/stores/offers.view.ts'
import { withMatches, type MatchRepositories } from './applicant-matches.ts'

type Deps = MatchRepositories & {
  now: Instant
  offers: Pick<OffersRepository, 'eachApplication' | 'listApplications'>
}

/** Whether there is a live application beyond the first page. */
const hasMoreLiveApplications = async ({ offers, now }: Deps, { offer, next }: OfferWithRequests): Promise<boolean> => {
  if (next === undefined) return false
  for await (const request of offers.eachApplication(offer.id, next))
    if (liveDates(offer, request, now).length > 0) return true
  return false
}

/** An offer as its practice reads it: with its first applications, and how the applicants fit. */
export const shownOffer = async (deps: Deps, found: OfferWithRequests): Promise<Offer> => {
  const { offers_requests, ...view } = practiceView(found, deps.now)
  const shown = {
    ...view,
    offers_requests: found.offer.request
      ? offers_requests
      : await withMatches(deps, found.offer, found.requests, offers_requests),
  }
  return view.status === 'open' && (await hasMoreLiveApplications(deps, found))
    ? { ...shown, status: 'requested' }
    : shown
}

/** The same of a public offer that a command changes. */
export const shownChangedOffer = async (deps: Deps, offer: OfferState): Promise<Offer> => {
  const { items, next } = await deps.offers.listApplications(offer.id, undefined, { consistent: true })
  return shownOffer(deps, { offer, requests: items, next: next as UserId | undefined })
}
