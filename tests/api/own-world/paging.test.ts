import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { apiContract } from '#shared/api-contract.ts'
import type { Availability } from '#shared/calendar/availability.schema.ts'
import { MAX_DAYS_AHEAD, MAX_DAYS } from '#shared/kernel/dates.ts'
import { isPublicAccess, type Operation } from '#shared/kernel/define-contract.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { startApi, type ApiResponse, type Api, type Caller, type OperationName } from '#tests/support/api.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import { copyApplication, copyOffer } from '#tests/support/many.ts'
import {
  ahead,
  apply,
  confirm,
  createAdmin,
  createLocum,
  createPractice,
  post,
  shiftAhead,
  shiftsAhead,
  onDays,
  type Practice,
  readOffer,
} from '#tests/support/people.ts'

let api: Api
let practice: Practice
/** A practice with more offers than its quota allows. */
let crowded: typeof practice
let admin: Caller
let locum: Caller
let large: Offer

const MEGABYTE = 1024 * 1024
const LARGE_OFFERS = 700
const APPLICANTS = 250
const year = { start: ahead(0), end: ahead(MAX_DAYS_AHEAD) }

beforeAll(async () => {
  api = await startApi()
  admin = await createAdmin(api)
  practice = await createPractice(api)
  crowded = await createPractice(api)
  locum = await createLocum(api, {}, admin)
  await api.call('saveAboutMe', locum, {
    body: { locations: ['Western Cape,Overberg', 'Western Cape,Cape Town Metro', 'Gauteng,Sedibeng'] },
  })
  large = await post(api, crowded, {
    notes: 'n'.repeat(2000),
    skills: Array.from({ length: 50 }, (_, at) => `skill ${at} `.padEnd(60, 's')),
    request_dates: Array.from({ length: MAX_DAYS }, (_, day) => ({
      date: ahead(day + 1),
      start_time: '08:00',
      end_time: '17:00',
    })),
  })
  const regions = ['Cape Town Metro', 'Overberg']
  await copyOffer(api, large.id, LARGE_OFFERS - 1, (offer, at) => ({
    terms: { ...offer.terms, region: regions[at % 2] as string },
  }))
})
afterAll(() => api.stop())

type Listed = { id: string }

const sizeOf = ({ body }: ApiResponse): number => Buffer.byteLength(JSON.stringify(body))

const idsOf = (pages: ApiResponse[]): string[] =>
  pages.flatMap(({ body }) => (body.Items as Listed[]).map(({ id }) => id))

const search = { params: { profession: 'Pharmacist', ...year, experience: 0 } }
const ofPractice = () => ({ params: { id: crowded.companyId, ...year } })

describe('700 large offers in a region', () => {
  it.each([
    ['are listed by a locum’s search', 'searchOffers', () => locum, () => search],
    ['are listed for their practice', 'listCompanyOffers', () => crowded.member, ofPractice],
  ] as const)(
    '%s in pages far below the response limit of a Lambda, each offer once',
    async (_, name, caller, request) => {
      const pages = await api.pages(name, caller(), request())
      expect(pages.map(({ body }) => body.Count)).toEqual(pages.map(({ body }) => body.Items.length))
      expect(pages.length).toBeGreaterThanOrEqual(LARGE_OFFERS / 35)
      expect(Math.max(...pages.map(sizeOf))).toBeLessThan(MEGABYTE)
      const ids = idsOf(pages)
      expect([ids.length, new Set(ids).size]).toEqual([LARGE_OFFERS, LARGE_OFFERS])
    },
  )

  it('are listed from the last day, if requested', async () => {
    const [late] = await copyOffer(api, large.id, 1, () => ({
      days: { [ahead(90)]: { start: '08:00', end: '17:00', sinceRevision: 1 } },
    }))
    const page = await api.send('listCompanyOffers', crowded.member, {
      ...ofPractice(),
      query: { order: 'desc' },
    } as never)
    expect(page.body.Items[0].id).toBe(late)
  })

  it('keep a page unchanged when an offer is posted before it', async () => {
    const first = await api.send('listCompanyOffers', crowded.member, ofPractice() as never)
    const [earlier] = await copyOffer(api, large.id, 1, () => ({
      days: { [ahead(1)]: { start: '08:00', end: '09:00', sinceRevision: 1 } },
    }))
    const rest = await api.send('listCompanyOffers', crowded.member, {
      ...ofPractice(),
      query: { NextToken: first.body.NextToken },
    } as never)
    const seen = [...idsOf([first]), ...idsOf([rest])]
    expect([new Set(seen).size, seen.includes(earlier as string)]).toEqual([seen.length, false])
  })

  it.each(['', 'x', '2026-11-30', '2026-11-30.off_1#2', `${ahead(1)}.${'a'.repeat(61)}`])(
    'have no page %j',
    async (NextToken) => {
      const { status, body } = await api.send('listCompanyOffers', crowded.member, {
        ...ofPractice(),
        query: { NextToken },
      } as never)
      expect([status, body.error.details.fields[0].field]).toEqual([400, 'NextToken'])
    },
  )

  it('have no page beyond the period', async () => {
    const { body } = await api.send('searchOffers', locum, {
      ...search,
      query: { NextToken: '9999-12-31.off_1' },
    } as never)
    expect(body).toEqual({ Items: [], Count: 0 })
  })
})

describe('an offer with many applicants', () => {
  let offer: Offer
  beforeAll(async () => {
    offer = await post(api, practice, onDays(200))
    await apply(api, locum, offer)
    await copyApplication(api, offer.id, locum.id, APPLICANTS - 1)
  })
  const around = () => ({ params: { id: practice.companyId, start: ahead(150), end: ahead(250) } })

  it('is returned with the first of them, and says where the others are', async () => {
    const { data } = (await api.send('getOffer', practice.member, { params: { id: offer.id } })).body
    expect(data).toMatchObject({ status: 'requested', NextToken: data.offers_requests.at(-1).id })
    const rest = await api.pages('listApplications', practice.member, {
      params: { offerId: offer.id },
      query: { NextToken: data.NextToken },
    })
    const ids = [...data.offers_requests.map(({ id }: Listed) => id), ...idsOf(rest)]
    expect([ids.length, new Set(ids).size, ids.includes(locum.id)]).toEqual([APPLICANTS, APPLICANTS, true])
    expect(
      idsOf(await api.pages('listApplications', practice.member, { params: { offerId: offer.id } })).sort(),
    ).toEqual(ids.sort())
  })

  it.each(['asc', 'desc'])('is listed once, with the offers around it (%s)', async (order) => {
    const others = await Promise.all(
      [199, 200, 201].map((day) => post(api, practice, { request_dates: [shiftAhead(day, '18:00', '19:00')] })),
    )
    const pages = await api.pages('listCompanyOffers', practice.member, { ...around(), query: { order } })
    const ids = idsOf(pages)
    expect(ids.filter((id) => id === offer.id)).toHaveLength(1)
    expect(ids).toEqual(expect.arrayContaining(others.map(({ id }) => id)))
    const found = pages.flatMap(({ body }) => body.Items as Offer[]).find(({ id }) => id === offer.id)
    expect([found?.offers_requests.length, found?.NextToken]).toEqual([25, found?.offers_requests.at(-1)?.id])
  })

  it('still needs a decision although all of the first applications were withdrawn', async () => {
    const other = await post(api, practice, {
      request_dates: shiftsAhead(210),
    })
    await apply(api, locum, other)
    const drop = {
      actor: 'Locum',
      cause: 'withdrawn',
      reason: 'Withdrawn by the locum.',
      at: new Date().toISOString(),
    } as const
    await copyApplication(api, other.id, locum.id, 60, (candidate, at) => ({
      professional: {
        ...candidate.professional,
        id: `usr_${at < 59 ? '0' : 'f'}${crypto.randomUUID().slice(1)}` as UserId,
      },
      ...(at < 59 && { dropped: { [ahead(210)]: drop } }),
    }))
    await api.call('applyToOffer', locum, { params: { id: other.id }, body: { revision: 1, dates: [] } })
    expect((await readOffer(api, practice.member, other)).status).toBe('requested')
  })

  it('is not a page by itself: several offers with applicants share one', async () => {
    const busy = await createPractice(api)
    const first = await post(api, busy, {
      request_dates: shiftsAhead(211),
    })
    await apply(api, locum, first)
    const offers = await copyOffer(api, first.id, 20)
    await copyApplication(api, first.id, locum.id, 19)
    const applied = await readOffer(api, busy.member, first)
    expect(applied.offers_requests).toHaveLength(20)
    for (const id of offers) await copyApplication(api, first.id, locum.id, 20, () => ({ offerId: id }))
    const pages = await api.pages('listCompanyOffers', busy.member, { params: { id: busy.companyId, ...year } })
    expect([pages.length <= 4, idsOf(pages).length, new Set(idsOf(pages)).size]).toEqual([true, 21, 21])
    expect(
      pages.flatMap(({ body }) => body.Items as Offer[]).map(({ offers_requests }) => offers_requests.length),
    ).toEqual(Array(21).fill(20))
  })

  it('shows a locum only their own application', async () => {
    const { offers_requests, NextToken } = await readOffer(api, locum, offer)
    expect([offers_requests.map(({ id }: Listed) => id), NextToken]).toEqual([[locum.id], undefined])
  })
})

describe('a locum’s applications and requests', () => {
  it('are one paged list, in order, with their offers', async () => {
    const start = ahead(300)
    const mine = await Promise.all(Array.from({ length: 4 }, (_, at) => post(api, practice, onDays(300 + 2 * at))))
    for (const offer of mine) await apply(api, locum, offer)
    const sent = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [301]))
    await copyOffer(api, sent.id, 60)
    const pages = await api.pages('listMyApplications', locum, { params: { start, end: ahead(MAX_DAYS_AHEAD) } })
    const items = pages.flatMap(({ body }) => body.Items as Offer[])
    expect([pages.length > 1, items.length, new Set(items.map(({ id }) => id)).size]).toEqual([true, 65, 65])
    const days = pages.map(({ body }) => (body.Items as Offer[]).map(({ end_date }) => end_date).sort())
    expect(days.flat()).toEqual(days.flat().toSorted())
  })
})

describe('a locum’s calendar', () => {
  it('shows every pending request, and some of many closed ones', async () => {
    const [day, answered] = [ahead(250), 150]
    const asking = await createPractice(api)
    const first = await api.call('requestBooking', asking.member, sendRequest(locum, asking, [250]))
    const drop = { actor: 'Locum', cause: 'declined', reason: 'I am away.', at: new Date().toISOString() } as const
    await copyOffer(api, first.id, answered, (offer) => ({
      request: { ...(offer.request as NonNullable<typeof offer.request>), dropped: { [day]: drop } },
    }))
    const other = await createPractice(api)
    const last = await api.call('requestBooking', other.member, sendRequest(locum, other, [250]))
    const { Items } = await api.call('listAvailability', locum, { params: { start: day, end: day } })
    const [{ days, booking_requests }] = Items as [Availability]
    expect(days.flatMap(({ requests }) => requests).sort()).toEqual([first.id, last.id].sort())
    expect(booking_requests.length).toBeLessThanOrEqual(102)
  })

  it('of a year posted day by day, with as many long requests as allowed, comes in pages, each posting once', async () => {
    const busy = await createLocum(api, {}, admin)
    for (let day = 1; day <= MAX_DAYS; day += 1)
      await api.call('postAvailability', busy, {
        body: { date: ahead(day), status: 'available', start_time: '08:00', end_time: '17:00' },
      })
    const asking = await createPractice(api)
    const days = Array.from({ length: MAX_DAYS }, (_, day) => day + 1)
    const sent = await api.call(
      'requestBooking',
      asking.member,
      sendRequest(busy, asking, days, { notes: 'n'.repeat(2000) }),
    )
    await copyOffer(api, sent.id, quotas.openRequestsPerLocum - 1)
    const pages = await api.pages('listAvailability', busy, { params: { start: ahead(0), end: ahead(MAX_DAYS_AHEAD) } })
    expect(Math.max(...pages.map(sizeOf))).toBeLessThan(MEGABYTE)
    const postings = pages.flatMap(({ body }) => body.Items as Availability[])
    expect(postings.map(({ date }) => date)).toEqual(days.map((day) => ahead(day)))
    expect(new Set(postings.map(({ booking_requests }) => booking_requests.length))).toEqual(
      new Set([quotas.openRequestsPerLocum]),
    )
  })

  it('shows a practice its own closed requests, however many are from others', async () => {
    const day = ahead(260)
    const drop = { actor: 'Locum', cause: 'declined', reason: 'I am away.', at: new Date().toISOString() } as const
    const declined = ({ request }: OfferState) => ({
      request: { ...(request as NonNullable<typeof request>), dropped: { [day]: drop } },
    })
    const asking = await createPractice(api)
    const foreign = await api.call('requestBooking', asking.member, sendRequest(locum, asking, [260]))
    await copyOffer(api, foreign.id, 150, declined)
    const other = await createPractice(api)
    const waiting = await api.call('requestBooking', other.member, sendRequest(locum, other, [260]))
    const answered = await copyOffer(api, waiting.id, 20, declined)
    const { Items } = await api.call('listAvailabilityForPractice', other.member, {
      params: { professionalId: locum.id, start: day, end: day },
      query: { companyId: other.companyId },
    })
    const [{ booking_requests }] = Items as [Availability]
    expect(booking_requests.map(({ id }) => id).sort()).toEqual([waiting.id, ...answered].sort())
  })
})

describe('a night from the 14th to the 15th', () => {
  const [day, next] = [ahead(120), ahead(121)]
  const bookings = (from: string, to: string) =>
    api.call('listProfessionalBookings', locum, { params: { userId: locum.id, start: from, end: to } })
  const offers = (from: string, to: string) =>
    api.call('listCompanyOffers', practice.member, { params: { id: practice.companyId, start: from, end: to } })

  it.each([
    ['ends before it begins', ahead(117), ahead(119), false],
    ['ends on the day it begins', ahead(118), day, true],
    ['is that day alone', day, day, true],
    ['begins on the day it ends', next, ahead(125), true],
    ['begins after it', ahead(122), ahead(125), false],
  ])('when the list %s', async (_, from, to, listed) => {
    const found = await night
    expect((await bookings(from, to)).Items.map(({ id }: Listed) => id).includes(found.booking)).toBe(listed)
    expect((await offers(from, to)).Items.map(({ id }: Listed) => id).includes(found.offer)).toBe(listed)
  })

  let night: Promise<{ offer: string; booking: string }>
  beforeAll(() => {
    night = (async () => {
      const offer = await post(api, practice, {
        request_dates: [{ date: day, start_time: '19:00', end_time: '07:00' }],
      })
      await apply(api, locum, offer)
      const booking = await confirm(api, practice, offer, locum)
      return { offer: offer.id, booking: booking.id }
    })()
  })
})

const withToken = (Object.entries(apiContract) as [OperationName, Operation][]).filter(([, { list, query }]) =>
  Boolean(list && query && 'NextToken' in (query as z.ZodMiniObject).shape),
)
it.each(withToken)('a wrong NextToken has the same message everywhere: %s', async (name, { access }) => {
  const caller = isPublicAccess(access)
    ? undefined
    : { Locum: locum, CompanyAdmin: practice.member, SuperAdmin: admin }[access.roles[0]]
  const { status, body } = await api.send(name, caller, { query: { NextToken: 'x'.repeat(500) } })
  expect(status).toBe(400)
  expect(body.error.details.fields).toContainEqual({
    field: 'NextToken',
    message: 'Use the NextToken of the previous page',
  })
})
