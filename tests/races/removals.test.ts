import { afterAll, describe, expect, it } from 'vitest'
import { bookedDays, cancellableDays } from '#shared/bookings/bookings.rules.ts'
import { liveDates, openDates } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import type { Caller, OperationName } from '#tests/support/api.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import { openOutbox } from '#tests/support/outbox.ts'
import {
  ahead,
  apply,
  approvalBody,
  confirm,
  createLocum,
  createPractice,
  offerInput,
  offerTemplate,
  post,
  shiftsAhead,
  type Practice,
  newAddress,
} from '#tests/support/people.ts'
import { type Contender, raceSeed, startRace } from '#tests/support/race.ts'
import { longRounds } from '#tests/support/rounds.ts'

/** Of each of the nine cases, 1,000 in all with `npm run test:long`. */
const ROUNDS = longRounds({ usual: 2, full: 112 })

const { api, admin, race, stop } = await startRace()
afterAll(stop)
const outbox = await openOutbox(api, raceSeed)
const [offers, bookings] = [offersRepository(api.db, 'offers'), bookingsRepository(api.db, 'bookings')]

let round = 0
const day = (more = 0): number => 7 + more
const shifts = (...more: number[]) => shiftsAhead(...more.map(day))

const doing =
  (name: OperationName, caller: Caller, request: object = {}): Contender =>
  () =>
    api.send(name, caller, request)
const deleting = ({ member, companyId }: Practice) => doing('deleteCompany', member, { params: { companyId } })
const confirming = ({ member }: Practice, offer: Offer, { id }: Caller) =>
  doing('confirmApplication', member, { params: { offerId: offer.id }, body: { id } })
const applying = (locum: Caller, { id, revision, available_dates: dates }: Offer) =>
  doing('applyToOffer', locum, { params: { id }, body: { revision, dates } })
const editing = ({ member, companyId }: Practice, { id }: Offer, request_dates: object[]) =>
  doing('editOffer', member, { params: { id }, body: { ...offerInput(companyId), request_dates } })
const writing = (from: { caller: Caller; id: string }, to: string) =>
  doing('sendMessage', from.caller, { body: { sentByID: from.id, receivedByID: to, message: 'Good morning.' } })
const listing = (name: OperationName, { member, companyId }: Practice, locum: Caller, more: object = {}) =>
  doing(name, member, { params: { companyId, professionalId: locum.id, ...more }, body: {} })

const posted = (practice: Practice, ...days: number[]) => post(api, practice, { request_dates: shifts(...days) })
const applied = async (practice: Practice, locum: Caller, ...days: number[]): Promise<Offer> => {
  const offer = await posted(practice, ...days)
  await apply(api, locum, offer)
  return offer
}
const requestTo = (locum: Caller, practice: Practice) => sendRequest(locum, practice, [day()])
const editingRequest = (practice: Practice, locum: Caller, { id }: Offer, ...days: number[]) =>
  doing('editPrivateOffer', practice.member, {
    params: { id },
    body: sendRequest(locum, practice, days.map(day)).body,
  })
const poolOf = async ({ member, companyId }: Practice): Promise<string> =>
  (await api.call('createPool', member, { params: { companyId }, body: { name: `Team ${crypto.randomUUID()}` } })).id

/** Runs all at once while their events are handled, and afterwards handles whatever is left. */
const run = async (contenders: Contender[]): Promise<void> => {
  await outbox.clear()
  await Promise.all([race(contenders), round % 2 === 0 ? outbox.handleSome((round % 10) * 10) : undefined])
  await outbox.settle()
}

/** What is left of a practice, for a locum too. */
const leftOfPractice = async ({ companyId }: Practice, locum: Caller): Promise<string[]> => {
  const now = new Date().toISOString()
  const left: string[] = []
  for await (const { offer } of offers.eachOfCompany(companyId, ahead(0), ahead(400)))
    if (openDates(offer, now).length > 0) left.push(offer.id)
  for await (const booking of bookings.eachOfCompany(companyId, ahead(0), ahead(400)))
    if (cancellableDays(bookedDays(booking), now).length > 0) left.push(booking.id)
  const params = { profession: 'Pharmacist', start: ahead(0), end: ahead(60), experience: 0 }
  const market: { id: string; accountid: string }[] = await api.list('searchOffers', locum, { params })
  const { blockedBy = new Set(), pools = new Set() } =
    (await api.item('professionals', locum.id, 'BLOCKS-AND-POOLS')) ?? {}
  return [
    ...left,
    ...market.filter(({ accountid }) => accountid === companyId).map(({ id }) => `market ${id}`),
    ...(await api.partition('companies', companyId)).map(({ sk }) => String(sk)).filter((sk) => sk !== 'COMPANY'),
    ...(await api.partition('messages', companyId)).map(({ sk }) => String(sk)),
    ...[...blockedBy, ...pools].filter((key) => String(key).startsWith(companyId)),
  ]
}

/** What can be answered between a locum and a practice. */
const liveBetween = async (locum: Caller, { companyId }: Practice): Promise<string[]> => {
  const live: string[] = []
  for await (const { offer, candidates } of offers.eachOfProfessional(locum.id, ahead(0), ahead(400)))
    for (const candidate of candidates)
      if (offer.company.id === companyId && liveDates(offer, candidate, new Date().toISOString()).length > 0)
        live.push(offer.id)
  return live
}

/** Whether it was removed, by the race or else now. Only shifts ahead prevent it. */
const isRemoved = async (happened: () => Promise<boolean>, remove: Contender): Promise<boolean> => {
  if (await happened()) return true
  const { status, body } = await remove()
  expect([undefined, 'BOOKINGS_AHEAD', 'SHIFTS_AHEAD']).toContain(body.error?.code)
  await outbox.settle()
  return status === 200
}

const isDeleted = async ({ companyId }: Practice): Promise<boolean> =>
  (await api.item('companies', companyId, 'COMPANY'))?.deletedAt !== undefined

/** What is left of a locum. */
const leftOfLocum = async (locum: Caller, practice: Practice): Promise<string[]> => {
  const named: string[] = []
  for await (const { offer, candidates } of offers.eachOfProfessional(locum.id, ahead(0), ahead(400)))
    for (const { professional } of candidates) if (professional.email !== '') named.push(`name in ${offer.id}`)
  const lists = await api.partition('companies', practice.companyId)
  return [
    ...(await liveBetween(locum, practice)),
    ...named,
    ...(await api.partition('professionals', locum.id)).map(({ sk }) => String(sk)),
    ...(await api.partition('messages', locum.id)).map(({ sk }) => String(sk)),
    ...lists.filter(({ sk, people }) => /^POOL#/.test(sk) && people.includes(locum.id)).map(({ sk }) => String(sk)),
    ...lists.filter(({ sk }) => sk === `BLOCK#${locum.id}`).map(({ sk }) => String(sk)),
  ]
}

type Races = Record<string, (practice: Practice, locum: Caller) => Promise<Contender[]>>

const ofPractices: Races = {
  'confirms an application': async (practice, locum) => {
    const offer = await applied(practice, locum, 0)
    return [confirming(practice, offer, locum)]
  },
  'posts and edits an offer': async (practice) => {
    const offer = await posted(practice, 0)
    const body = offerInput(practice.companyId, { request_dates: shifts(0, 1) })
    return [doing('postOffer', practice.member, { body }), editing(practice, offer, shifts(1, 2))]
  },
  'sends a request and edits another': async (practice, locum) => {
    const sent = await api.call('requestBooking', practice.member, requestTo(locum, practice))
    return [
      doing('requestBooking', practice.member, sendRequest(locum, practice, [day(1)])),
      editingRequest(practice, locum, sent, 2, 3),
    ]
  },
  'has a request accepted, for an offer that it fills': async (practice, locum) => {
    const { id: fills } = await posted(practice, 0)
    const { accountid, lunch, request_dates } = requestTo(locum, practice).body
    const body = { accountid, lunch, request_dates, professionalId: locum.id, fills }
    const sent: Offer = await api.call('sendPrivateOffer', practice.member, { body: body as never })
    return [doing('acceptBookingRequest', locum, accept(sent))]
  },
  'has a booking cancelled': async (practice, locum) => {
    const offer = await applied(practice, locum, 0)
    const { id: bookingId } = await confirm(api, practice, offer, locum)
    const params = { bookingId, accountId: locum.id }
    return [doing('cancelBooking', locum, { params, body: { status_reason: 'I have fallen ill.' } })]
  },
  'changes its lists and templates, invites and writes': async (practice, locum) => {
    const { member, companyId } = practice
    const poolId = await poolOf(practice)
    return [
      doing('createPool', member, { params: { companyId }, body: { name: 'Night team' } }),
      listing('addToPool', practice, locum, { poolId }),
      listing('addFavourite', practice, locum),
      listing('blockLocum', practice, locum),
      doing('createOfferTemplate', member, { params: { companyId }, body: offerTemplate('Weekend') }),
      doing('createInvite', member, { params: { companyId }, body: { email: newAddress() } }),
      doing('getProfessional', member, { params: { id: locum.id }, query: { companyId } }),
      writing({ caller: member, id: companyId }, locum.id),
      writing({ caller: locum, id: locum.id }, companyId),
    ]
  },
}

/** What happens between a practice and a locum who is removed. */
const withLocum = async (practice: Practice, locum: Caller): Promise<Contender[]> => {
  const [offer, poolId] = [await applied(practice, locum, 0), await poolOf(practice)]
  const sent = await api.call('requestBooking', practice.member, requestTo(locum, practice))
  return [
    confirming(practice, offer, locum),
    applying(locum, await posted(practice, 0)),
    doing('requestBooking', practice.member, sendRequest(locum, practice, [day(1)])),
    editingRequest(practice, locum, sent, 2, 3),
    listing('addToPool', practice, locum, { poolId }),
    listing('blockLocum', practice, locum),
    writing({ caller: practice.member, id: practice.companyId }, locum.id),
    writing({ caller: locum, id: locum.id }, practice.companyId),
  ]
}

describe(`of a practice that is deleted nothing can be seen or answered (seed ${raceSeed}, ${ROUNDS} rounds)`, () => {
  it.each(Object.entries(ofPractices))(
    'while it %s',
    async (_, prepare) => {
      for (round = 0; round < ROUNDS; round += 1) {
        const [practice, locum] = [await createPractice(api), await createLocum(api, {}, admin)]
        const contenders = await prepare(practice, locum)
        await run([...contenders, deleting(practice)])
        if (await isRemoved(() => isDeleted(practice), deleting(practice)))
          expect(await leftOfPractice(practice, locum)).toEqual([])
      }
    },
    3_600_000,
  )
})

/** How a locum is removed, whether it has happened, and what must not be left of them. */
type Removal = {
  remove: (locum: Caller, practice: Practice) => Contender
  happened: (locum: Caller, practice: Practice) => Promise<boolean>
  left: (locum: Caller, practice: Practice) => Promise<string[]>
}
const profileOf = ({ id }: Caller) => api.item('professionals', id, 'PROFILE')
const removals: Record<string, Removal> = {
  'whose account is deleted': {
    remove: (locum) => doing('deleteProfessional', locum),
    happened: async (locum) => (await profileOf(locum)) === undefined,
    left: leftOfLocum,
  },
  'whose approval is removed': {
    remove: ({ id }) => doing('decideApproval', admin, { params: { id }, body: approvalBody(false) }),
    happened: async (locum) => !(await profileOf(locum))?.approved,
    left: liveBetween,
  },
  'who is blocked': {
    remove: (locum, practice) => listing('blockLocum', practice, locum),
    happened: async ({ id }, { companyId }) => (await api.item('companies', companyId, `BLOCK#${id}`)) !== undefined,
    left: liveBetween,
  },
}

describe(`of a locum nothing can be seen or answered (seed ${raceSeed}, ${ROUNDS} rounds)`, () => {
  it.each(Object.entries(removals))(
    '%s',
    async (_, { remove, happened, left }) => {
      for (round = 0; round < ROUNDS; round += 1) {
        const [practice, locum] = [await createPractice(api), await createLocum(api, {}, admin)]
        await run([...(await withLocum(practice, locum)), remove(locum, practice)])
        if (await isRemoved(() => happened(locum, practice), remove(locum, practice)))
          expect(await left(locum, practice)).toEqual([])
      }
    },
    3_600_000,
  )
})
