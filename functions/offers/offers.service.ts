import type { LocalDate } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { Page } from '#shared/kernel/define-contract.ts'
import type { PageQuery } from '#shared/kernel/period.schema.ts'
import { applicationLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { liveDates, privateRequestOf, requestStatus } from '#shared/offers/offers.rules.ts'
import type { Offer, OfferRequest } from '#shared/offers/offers.schema.ts'
import type { ApplicationState, Drop, OfferState } from '#shared/offers/offers.state.ts'
import type { Context } from '#functions/platform/context.ts'
import { periodOf } from '#functions/platform/dynamo/query-page.ts'
import { eventOf } from '#functions/platform/event-of.ts'
import type { OffersRepository, OfferWithRequests } from '#functions/stores/offers.repository.ts'
import { offerView, practiceView, requestView } from '#functions/stores/offers.view.ts'

type Needs = Context & { offers: OffersRepository }
type Period = { start: LocalDate; end: LocalDate }

export const listCompanyOffers = async (
  context: Needs,
  { params, query }: { params: Period & { companyId: CompanyId }; query: PageQuery },
): Promise<Page<Offer>> => {
  const { items, next } = await context.offers.listByCompany(params.companyId, periodOf(params, query))
  return { items: items.map((found) => practiceView(found, context.now)), nextToken: next }
}

export const listMyApplications = async (
  context: Needs,
  { params, query }: { params: Period; query: PageQuery },
): Promise<Page<Offer>> => {
  const professional = context.actor.user.id
  const { items, next } = await context.offers.listByProfessional(professional, periodOf(params, query))
  return {
    nextToken: next,
    items: items.map(({ offer, requests }) => offerView(offer, requests, context.now, { professional })),
  }
}

/** Of the applications a locum sees their own alone. */
const ownView = async ({ offers, now }: Needs, id: OfferId, professional: UserId): Promise<Offer> => {
  const [offer, application] = await Promise.all([offers.getOffer(id), offers.getRequest(id, professional)])
  if (!offer) throw new DomainError('OFFER_NOT_FOUND')
  return offerView(offer, [privateRequestOf(offer) ?? application ?? []].flat(), now, { professional })
}

/** Whether an application waits that the first ones don't show. */
const waitsFurther = async ({ offers, now }: Needs, { offer, next }: OfferWithRequests): Promise<boolean> => {
  if (next === undefined) return false
  for await (const request of offers.everyApplication(offer.id, next))
    if (liveDates(offer, request, now).length > 0) return true
  return false
}

export const getOffer = async (context: Needs, { params }: { params: { id: OfferId } }): Promise<Offer> => {
  const { user } = context.actor
  if (user.role === 'Locum') return ownView(context, params.id, user.id)
  const found = await context.offers.getWithRequests(params.id)
  if (!found) throw new DomainError('OFFER_NOT_FOUND')
  const view = practiceView(found, context.now)
  return view.status === 'open' && (await waitsFurther(context, found)) ? { ...view, status: 'requested' } : view
}

export const listApplications = async (
  context: Needs,
  input: { params: { offerId: OfferId }; query: { NextToken?: UserId | undefined } },
): Promise<Page<OfferRequest>> => {
  const { offerId } = input.params
  const [offer, { items, next }] = await Promise.all([
    context.offers.getOffer(offerId),
    context.offers.listApplications(offerId, input.query.NextToken),
  ])
  if (!offer || offer.request) return { items: [] }
  return { items: items.map((request) => requestView(offer, request, context.now)), nextToken: next }
}

const dataOf = (offer: OfferState, dates: readonly LocalDate[], reason: string) => ({
  offerId: offer.id,
  companyId: offer.company.id,
  companyName: offer.company.name,
  profession: offer.terms.profession,
  dates,
  reason,
})

const loadPair = async (
  context: Needs,
  offerId: OfferId,
  professional: UserId,
): Promise<[OfferState, ApplicationState]> => {
  const [offer, request] = await Promise.all([
    context.offers.getOffer(offerId),
    context.offers.getRequest(offerId, professional),
  ])
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
    const type = eventOf(applicationLifecycle, {
      state,
      action: 'reject',
      by: 'CompanyAdmin',
      facts: { datesHold: live.length > 0 },
    })
    const drop: Drop = { by: 'CompanyAdmin', cause: 'declined', reason: body.status_reason, at: context.now }
    const declined = {
      ...request,
      dropped: { ...request.dropped, ...Object.fromEntries(live.map((date) => [date, drop])) },
    }
    const professionalName = `${request.professional.name} ${request.professional.surname}`
    return {
      writes: [context.offers.putRequest(offer, declined)],
      answer: requestView(offer, declined, context.now),
      events: [
        {
          type,
          subject: offer.id,
          data: { ...dataOf(offer, live, body.status_reason), professionalId: body.id, professionalName },
        },
      ],
    }
  })
