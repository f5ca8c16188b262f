import type { Offer } from '#shared/offers/offers.schema.ts'
import { ahead, apply, offerInput, post } from '#tests/support/people.ts'
import { type Fixtures, type FixtureContext, unusedIds, otherReason, period, reason } from './fixture.ts'

let posted = 0
/** Offers of one day each, so that no two bookings of a locum clash. */
const offerOf = ({ api, pair }: FixtureContext): Promise<Offer> => {
  posted += 1
  const [day, hour] = [Math.floor(posted / 20), posted % 20]
  const at = (hours: number) => `${String(hours).padStart(2, '0')}:00`
  return post(api, pair.practice, {
    request_dates: [{ date: ahead(2 + (day % 50)), start_time: at(hour), end_time: at(hour + 1) }],
  })
}

export const appliedOffer = async (context: FixtureContext): Promise<Offer> => {
  const offer = await offerOf(context)
  await apply(context.api, context.pair.locum, offer)
  return offer
}

export const offersRequests = {
  searchOffers: { request: () => ({ params: { profession: 'Pharmacist', ...period, experience: 0 } }) },
  listCompanyOffers: {
    request: ({ pair }) => ({ params: { id: pair.practice.companyId, ...period } }),
    absent: { params: { id: unusedIds.company, ...period } },
  },
  listMyApplications: { request: () => ({ params: period }) },
  listApplicationsOfLocum: { request: ({ pair }) => ({ params: { userId: pair.locum.id, ...period } }) },
  getOffer: {
    request: async (context) => ({ params: { id: (await offerOf(context)).id } }),
    absent: { params: { id: unusedIds.offer } },
  },
  listApplications: {
    request: async (context) => ({ params: { offerId: (await appliedOffer(context)).id } }),
    absent: { params: { offerId: unusedIds.offer } },
  },
  postOffer: {
    request: ({ pair }) => ({ body: offerInput(pair.practice.companyId) }),
    absent: { body: offerInput(unusedIds.company) },
    other: (body) => ({ ...body, experience: 3 }),
  },
  editOffer: {
    request: async (context) => {
      const offer = await appliedOffer(context)
      const { request_dates } = offer
      return { params: { id: offer.id }, body: offerInput(context.pair.practice.companyId, { request_dates }) }
    },
    absent: { params: { id: unusedIds.offer }, body: offerInput(unusedIds.company) },
    other: (body) => ({ ...body, experience: 3 }),
  },
  deleteOffer: {
    request: async (context) => ({ params: { id: (await appliedOffer(context)).id } }),
    absent: { params: { id: unusedIds.offer } },
  },
  applyToOffer: {
    request: async (context) => {
      const offer = await offerOf(context)
      return { params: { id: offer.id }, body: { revision: offer.revision, dates: offer.available_dates } }
    },
    absent: { params: { id: unusedIds.offer }, body: { revision: 1, dates: [ahead(7)] } },
    other: (body) => ({ ...body, dates: [] }),
  },
  confirmApplication: {
    request: async (context) => ({
      params: { offerId: (await appliedOffer(context)).id },
      body: { id: context.pair.locum.id },
    }),
    absent: { params: { offerId: unusedIds.offer }, body: { id: unusedIds.user } },
    other: (body) => ({ ...body, status_reason: 'Welcome.' }),
  },
  rejectApplication: {
    request: async (context) => ({
      params: { offerId: (await appliedOffer(context)).id },
      body: { id: context.pair.locum.id, ...reason },
    }),
    absent: { params: { offerId: unusedIds.offer }, body: { id: unusedIds.user, ...reason } },
    other: otherReason,
  },
  cancelOffer: {
    request: async (context) => ({ params: { offerId: (await appliedOffer(context)).id }, body: reason }),
    absent: { params: { offerId: unusedIds.offer }, body: reason },
    other: otherReason,
  },
} satisfies Fixtures
