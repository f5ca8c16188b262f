import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { OfferId, UserId } from '#shared/kernel/ids.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import { liveDates, privateRequestOf } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { seenOffer } from '#functions/access/seen-offer.ts'
import type { ListedRepository } from '#functions/stores/listed.repository.ts'
import { withMatches, type MatchRepositories } from '#functions/offering/applicant-matches.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { OfferWithRequests } from '#functions/stores/stored-offers.ts'
import { offerView, practiceView } from '#functions/stores/offers.view.ts'

type Deps = Pick<Context, 'caller' | 'now'> &
  MatchRepositories & { offers: OffersRepository; listed: Pick<ListedRepository, 'get'> }
type Input = InputOf<(typeof offersContract)['getOffer']>

/** A locum sees only their own application. */
const ownView = async ({ offers, listed, now }: Deps, id: OfferId, professional: UserId): Promise<Offer> => {
  const [found, application, lists] = await Promise.all([
    offers.getOffer(id),
    offers.getRequest(id, professional),
    listed.get(professional),
  ])
  if (!found || (found.deleted && !application)) throw new DomainError('OFFER_NOT_FOUND')
  const offer = seenOffer(found, application, lists)
  return offerView(offer, [privateRequestOf(offer) ?? application ?? []].flat(), now, { professional })
}

/** Whether there is a live application beyond the first page. */
const hasMoreLiveApplications = async ({ offers, now }: Deps, { offer, next }: OfferWithRequests): Promise<boolean> => {
  if (next === undefined) return false
  for await (const request of offers.eachApplication(offer.id, next))
    if (liveDates(offer, request, now).length > 0) return true
  return false
}

export const getOffer = async (context: Deps, { params }: Input): Promise<Offer> => {
  const { side, account } = context.caller
  if (side === 'professional') return ownView(context, params.id, account)
  const found = await context.offers.getWithRequests(params.id)
  if (!found || found.offer.deleted) throw new DomainError('OFFER_NOT_FOUND')
  const { offers_requests, ...view } = practiceView(found, context.now)
  const shown = {
    ...view,
    offers_requests: found.offer.request
      ? offers_requests
      : await withMatches(context, found.offer, found.requests, offers_requests),
  }
  return view.status === 'open' && (await hasMoreLiveApplications(context, found))
    ? { ...shown, status: 'requested' }
    : shown
}
