import type { Offer } from '#shared/offers/offers.schema.ts'
import { ahead, apply, offerInput, post } from '#tests/support/people.ts'
import { type Fixtures, type Given, nobody, otherReason, period, reason } from './fixture.ts'

let posted = 0
/** Offers of one day each, so that no two bookings of a locum clash. */
const offerOf = ({ api, side }: Given): Promise<Offer> => {
  posted += 1
  const [day, hour] = [Math.floor(posted / 20), posted % 20]
  const at = (hours: number) => `${String(hours).padStart(2, '0')}:00`
  return post(api, side.practice, {
    request_dates: [{ date: ahead(2 + (day % 50)), start_time: at(hour), end_time: at(hour + 1) }],
  })
}

export const appliedOffer = async (given: Given): Promise<Offer> => {
  const offer = await offerOf(given)
  await apply(given.api, given.side.locum, offer)
  return offer
}

export const offersRequests = {
  searchOffers: { request: () => ({ params: { profession: 'Pharmacist', ...period, experience: 0 } }) },
  listCompanyOffers: {
    request: ({ side }) => ({ params: { companyId: side.practice.companyId, ...period } }),
    absent: { params: { companyId: nobody.company, ...period } },
  },
  listMyApplications: { request: () => ({ params: period }) },
  getOffer: {
    request: async (given) => ({ params: { id: (await offerOf(given)).id } }),
    absent: { params: { id: nobody.offer } },
  },
  listApplications: {
    request: async (given) => ({ params: { offerId: (await appliedOffer(given)).id } }),
    absent: { params: { offerId: nobody.offer } },
  },
  postOffer: {
    request: ({ side }) => ({ body: offerInput(side.practice.companyId) }),
    absent: { body: offerInput(nobody.company) },
    other: (body) => ({ ...body, experience: 3 }),
  },
  applyToOffer: {
    request: async (given) => {
      const offer = await offerOf(given)
      return { params: { id: offer.id }, body: { revision: offer.revision, dates: offer.available_dates } }
    },
    absent: { params: { id: nobody.offer }, body: { revision: 1, dates: [ahead(7)] } },
    other: (body) => ({ ...body, dates: [] }),
  },
  confirmApplication: {
    request: async (given) => ({
      params: { offerId: (await appliedOffer(given)).id },
      body: { id: given.side.locum.id },
    }),
    absent: { params: { offerId: nobody.offer }, body: { id: nobody.user } },
    other: (body) => ({ ...body, status_reason: 'Welcome.' }),
  },
  rejectApplication: {
    request: async (given) => ({
      params: { offerId: (await appliedOffer(given)).id },
      body: { id: given.side.locum.id, ...reason },
    }),
    absent: { params: { offerId: nobody.offer }, body: { id: nobody.user, ...reason } },
    other: otherReason,
  },
  cancelOffer: {
    request: async (given) => ({ params: { offerId: (await appliedOffer(given)).id }, body: reason }),
    absent: { params: { offerId: nobody.offer }, body: reason },
    other: otherReason,
  },
} satisfies Fixtures
