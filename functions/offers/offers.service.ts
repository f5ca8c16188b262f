import type { LocalDate } from '../../shared/kernel/dates.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { CompanyId, OfferId, UserId } from '../../shared/kernel/ids.ts'
import type { Page } from '../../shared/kernel/define-contract.ts'
import { applicationLifecycle } from '../../shared/offers/offers.lifecycle.ts'
import { liveDates, requestStatus } from '../../shared/offers/offers.rules.ts'
import type { Offer, OfferRequest } from '../../shared/offers/offers.schema.ts'
import type { ApplicationState, Drop, OfferState } from '../../shared/offers/offers.state.ts'
import type { Context } from '../platform/context.ts'
import { eventOf } from '../platform/event-of.ts'
import type { OffersRepository } from './offers.repository.ts'
import { offerView, requestView } from './offers.view.ts'

type Needs = Context & { offers: OffersRepository }
type Period = { start: LocalDate; end: LocalDate }

export const listCompanyOffers = async (context: Needs, { params }: { params: Period & { companyId: CompanyId } }): Promise<Page<Offer>> => {
  const found = await context.offers.listByCompany(params.companyId, params.start, params.end)
  return { items: found.map(({ offer, requests }) => offerView(offer, requests, context.now, { practice: true })) }
}

export const listMyApplications = async (context: Needs, { params }: { params: Period }): Promise<Page<Offer>> => {
  const professional = context.actor.user.id
  const found = await context.offers.listByProfessional(professional, params.start, params.end)
  return { items: found.map(({ offer, requests }) => offerView(offer, requests, context.now, { professional })) }
}

export const getOffer = async (context: Needs, { params }: { params: { id: OfferId } }): Promise<Offer> => {
  const { user } = context.actor
  const found = await context.offers.getWithRequests(params.id)
  if (!found) throw new DomainError('OFFER_NOT_FOUND')
  const viewer = user.role === 'Locum' ? { professional: user.id } : ({ practice: true } as const)
  return offerView(found.offer, found.requests, context.now, viewer)
}

const dataOf = (offer: OfferState, dates: readonly LocalDate[], reason: string) => ({
  offerId: offer.id,
  companyId: offer.company.id,
  companyName: offer.company.name,
  profession: offer.terms.profession,
  dates,
  reason,
})

const loadPair = async (context: Needs, offerId: OfferId, professional: UserId): Promise<[OfferState, ApplicationState]> => {
  const [offer, request] = await Promise.all([context.offers.getOffer(offerId), context.offers.getRequest(offerId, professional)])
  if (!offer || offer.request) throw new DomainError('OFFER_NOT_FOUND')
  if (!request) throw new DomainError('REQUEST_NOT_FOUND')
  return [offer, request]
}

/** Declines what of an application is still live; days already booked stay booked. */
export const rejectApplication = (
  context: Needs,
  { params, body }: { params: { offerId: OfferId }; body: { id: UserId; status_reason: string } },
): Promise<OfferRequest> =>
  context.run(async () => {
    const [offer, request] = await loadPair(context, params.offerId, body.id)
    const live = liveDates(offer, request, context.now)
    const state = requestStatus(offer, request, context.now)
    const type = eventOf(applicationLifecycle, { state, action: 'reject', by: 'CompanyAdmin', facts: { datesHold: live.length > 0 } })
    const drop: Drop = { by: 'CompanyAdmin', cause: 'declined', reason: body.status_reason, at: context.now }
    const declined = { ...request, dropped: { ...request.dropped, ...Object.fromEntries(live.map((date) => [date, drop])) } }
    const professionalName = `${request.professional.name} ${request.professional.surname}`
    return {
      writes: [context.offers.putRequest(offer, declined)],
      answer: requestView(offer, declined, context.now),
      events: [{ type, subject: offer.id, data: { ...dataOf(offer, live, body.status_reason), professionalId: body.id, professionalName } }],
    }
  })
