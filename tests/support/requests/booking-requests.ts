import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { CounterOffer } from '#shared/offers/offers.state.ts'
import type { Caller } from '#tests/support/api.ts'
import { newBookingRequest } from '#tests/support/booking-requests.ts'
import { bookNowRequest, createInstantLocum, instantLimits } from '#tests/support/instant-booking.ts'
import { copyOffer } from '#tests/support/many.ts'
import { ahead, createAdmin, createLocum, offerInput } from '#tests/support/people.ts'
import { type Fixtures, type FixtureContext, unusedIds, otherReason, reason } from './fixture.ts'

const bookingRequest = (locum: UserId, accountid: CompanyId, date: string) => {
  const { lunch, practice_region } = offerInput(accountid)
  return {
    params: { id: locum, date },
    body: { accountid, lunch, practice_region, request_dates: [{ date, start_time: '08:00', end_time: '17:00' }] },
  }
}

/** Days that no other fixture uses. */
const requestDays = [...Array(365).keys()].filter((day) => (day >= 60 && day < 120 && day !== 90) || day >= 270)
const requestCounts = new Map<UserId, number>()
/** Requests for one day each, so that no practice requests the same day twice. */
const requestInput = ({ pair }: FixtureContext) => {
  const count = requestCounts.get(pair.locum.id) ?? 0
  requestCounts.set(pair.locum.id, count + 1)
  return bookingRequest(pair.locum.id, pair.practice.companyId, ahead(requestDays[count % requestDays.length] ?? 60))
}

const counter = { rate: '450', message: '', at: new Date().toISOString() }
/** Withdraws a pending request if the practice has almost as many to this locum as it may have. */
const sendable = async (context: FixtureContext) => {
  const { api, pair } = context
  const sent = await api.list('listMyApplications', pair.locum, { params: { start: ahead(0), end: ahead(366) } })
  const pending = (sent as Offer[]).filter(
    ({ offer_type, accountid, offers_requests: [candidate] }) =>
      offer_type === 'private' && accountid === pair.practice.companyId && (candidate?.live_dates.length ?? 0) > 0,
  )
  for (const { id } of pending.slice(0, -6))
    await api.call('cancelPrivateOffer', pair.practice.member, { params: { offerId: id }, body: reason })
  return requestInput(context)
}

const firstSent = new Map<UserId, Promise<Offer>>()

/**
 * A pending booking request and its address. One is sent and the others are copies, because the matrix needs more than
 * a practice may send at once.
 */
const sentRequest = async (context: FixtureContext, answer?: CounterOffer) => {
  const { api, pair } = context
  const { params, body } = requestInput(context)
  const sent =
    firstSent.get(pair.locum.id) ??
    (api.call('requestBooking', pair.practice.member, { params, body }) as Promise<Offer>)
  firstSent.set(pair.locum.id, sent)
  const { id: first, revision } = await sent
  const [id = first] = await copyOffer(api, first, 1, ({ request }) => ({
    days: { [params.date]: { start: '08:00', end: '17:00', sinceRevision: revision } },
    ...(request && answer && { request: { ...request, counter: answer } }),
  }))
  return { params, id, revision }
}

/** A booking at once of a locum made for it. */
const instantBooking = async ({ api, pair: { practice } }: FixtureContext) =>
  bookNowRequest(await createInstantLocum(api, [practice.companyId], [10]), practice.companyId, [10])

export const bookingRequests = {
  getInstantBooking: { request: () => ({}) },
  saveInstantBooking: {
    request: () => ({ body: instantLimits }),
    other: () => ({ ...instantLimits, on: false }),
  },
  starPractice: {
    request: ({ pair }) => ({ params: { companyId: pair.practice.companyId } }),
    absent: { params: { companyId: unusedIds.company } },
  },
  unstarPractice: { request: ({ pair }) => ({ params: { companyId: pair.practice.companyId } }) },
  countWaitingRequests: { request: () => ({}) },
  getInstantLimits: {
    request: ({ pair }) => ({ params: { companyId: pair.practice.companyId, professionalId: pair.locum.id } }),
    absent: { params: { companyId: unusedIds.company, professionalId: unusedIds.user } },
  },
  bookNow: {
    request: instantBooking,
    absent: bookNowRequest({ id: unusedIds.user } as Caller, unusedIds.company, [10]),
    other: (body) => ({ ...body, notes: 'Please bring your registration card.' }),
  },
  createBooking: {
    // A new locum each time, so that none is booked on the days of other requests.
    request: async ({ api, pair }) =>
      newBookingRequest((await createLocum(api, {}, await createAdmin(api))).id, pair.practice.companyId, [70]),
    absent: newBookingRequest(unusedIds.user, unusedIds.company, [70]),
    other: (body) => ({
      ...(body as object),
      booking: { ...(body as { booking: object }).booking, notes: 'As agreed by phone.' },
    }),
  },
  requestBooking: {
    request: sendable,
    absent: bookingRequest(unusedIds.user, unusedIds.company, ahead(60)),
    other: (body) => ({ ...body, notes: 'Please bring your registration card.' }),
  },
  cancelBookingRequest: {
    request: async (context) => {
      const { params, id } = await sentRequest(context)
      return { params: { availabilityId: params.id, date: params.date }, body: { id, ...reason } }
    },
    absent: { params: { availabilityId: unusedIds.user, date: ahead(60) }, body: { id: unusedIds.offer, ...reason } },
    other: otherReason,
  },
  acceptBookingRequest: {
    request: async (context) => {
      const { params, id, revision } = await sentRequest(context)
      return { params, body: { id, revision } }
    },
    absent: { params: { id: unusedIds.user, date: ahead(60) }, body: { id: unusedIds.offer, revision: 1 } },
    other: (body) => ({ ...body, revision: 2 }),
  },
  rejectBookingRequest: {
    request: async (context) => {
      const { params, id } = await sentRequest(context)
      return { params, body: { id } }
    },
    absent: { params: { id: unusedIds.user, date: ahead(60) }, body: { id: unusedIds.offer } },
    other: otherReason,
  },
  sendPrivateOffer: {
    request: async (context) => {
      const { params, body } = await sendable(context)
      return { body: { ...body, professionalId: params.id } }
    },
    absent: {
      body: { ...bookingRequest(unusedIds.user, unusedIds.company, ahead(60)).body, professionalId: unusedIds.user },
    },
    other: (body) => ({ ...body, notes: 'Please bring your registration card.' }),
  },
  editPrivateOffer: {
    request: async (context) => {
      const { params, id } = await sentRequest(context)
      const { body } = bookingRequest(context.pair.locum.id, context.pair.practice.companyId, params.date)
      return { params: { id }, body: { ...body, notes: 'Parking is behind the building.' } }
    },
    absent: {
      params: { id: unusedIds.offer },
      body: bookingRequest(unusedIds.user, unusedIds.company, ahead(60)).body,
    },
    other: (body) => ({ ...body, notes: 'Please bring your registration card.' }),
  },
  cancelPrivateOffer: {
    request: async (context) => ({ params: { offerId: (await sentRequest(context)).id }, body: reason }),
    absent: { params: { offerId: unusedIds.offer }, body: reason },
    other: otherReason,
  },
  acceptPrivateOffer: {
    request: async (context) => ({ params: { offerId: (await sentRequest(context)).id }, body: {} }),
    absent: { params: { offerId: unusedIds.offer }, body: {} },
    other: (body) => ({ ...body, revision: 1 }),
  },
  suggestRate: {
    request: async (context) => ({ params: { offerId: (await sentRequest(context)).id }, body: { rate: '450' } }),
    absent: { params: { offerId: unusedIds.offer }, body: { rate: '450' } },
    other: (body) => ({ ...body, rate: '460' }),
  },
  acceptSuggestedRate: {
    request: async (context) => ({ params: { offerId: (await sentRequest(context, counter)).id }, body: {} }),
    absent: { params: { offerId: unusedIds.offer }, body: {} },
    other: () => ({ version: 7 }),
  },
  declineSuggestedRate: {
    request: async (context) => ({ params: { offerId: (await sentRequest(context, counter)).id }, body: reason }),
    absent: { params: { offerId: unusedIds.offer }, body: reason },
    other: otherReason,
  },
  rejectPrivateOffer: {
    request: async (context) => ({ params: { offerId: (await sentRequest(context)).id }, body: {} }),
    absent: { params: { offerId: unusedIds.offer }, body: {} },
    other: otherReason,
  },
} satisfies Fixtures
