import type * as z from 'zod/mini'
import { randomFor, type Random } from '#bin/seed/world/large/random.ts'
import type { Cover } from '#bin/seed/world/large/covers.ts'
import { largeWorld, type LargeWorld } from '#bin/seed/world/large/large-world.ts'
import { industryNamed, professionAt } from '#bin/seed/world/large/markets.ts'
import type { LargePractice } from '#bin/seed/world/large/practices.ts'
import { byMarket, type Worker } from '#bin/seed/world/large/workers.ts'
import { writeAll, writesOf } from '#bin/seed/world/large/write-world.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { apiContract } from '#shared/api-contract.ts'
import type { Role } from '#shared/kernel/roles.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { OfferBody } from '#shared/offers/offers.schema.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { placeOf, marketOf } from '#shared/professionals/professionals.rules.ts'
import { callerOf, eventFor, type Caller, type OperationName, tableNamesOf } from '#tests/support/api.ts'
import { ahead, today } from '#tests/support/people.ts'
import { atMost, type Figure } from './figure.ts'
import { freshHandler } from './fresh-handler.ts'
import { withLogo, withLargeTables, type LargeTables } from './large-tables.ts'
import { partitionKeysOf } from './partition-keys.ts'

const SIZE = { locums: 1_500, practices: 150 }
const REQUESTS = 3_000

/** A practice, a profession it looks for, and a locum of that market. */
type Scene = { chance: Random; practice: LargePractice; profession: string; locum: Worker }
type CallInput = { name: OperationName; by: Caller; params?: object; query?: object; body?: object }

const as = (role: Role, { id, email }: { id: UserId; email: string }): Caller =>
  callerOf(role, email, id.slice('usr_'.length))
const marketOfOffer = ({ terms }: OfferState): string => marketOf(terms.profession, placeOf(terms))
const period = { start: ahead(0), end: ahead(61) }
const month = { start: ahead(0), end: ahead(30) }
const hours = { start_time: '08:00', end_time: '17:00' }

const offerOf = ({ chance, practice: { company }, profession }: Scene): z.input<typeof OfferBody> => ({
  accountid: company.id,
  profession,
  practice_region: { province: company.address?.province ?? '', region: company.address?.region ?? '' },
  experience: 0,
  rates: [350, 700],
  lunch: { allowed: true, paid: false, period: 1 },
  request_dates: [{ date: ahead(chance.between(2, 60)), ...hours }],
})

const practices = {
  searchProfessionals: ({ chance, practice, profession }: Scene) => {
    const days = chance.some(
      Array.from({ length: 30 }, (_, day) => ahead(day + 1)),
      chance.between(1, 5),
    )
    return {
      params: { profession, companyId: practice.company.id },
      query: { searchDates: days.join(','), rates: '300,500' },
    }
  },
  searchDirectory: ({ practice: { company }, profession }: Scene) => ({
    params: { profession },
    query: company.address ? { location: placeOf(company.address) } : {},
  }),
  getProfessional: ({ locum }: Scene) => ({ params: { id: locum.person.id } }),
  listAvailabilityForPractice: ({ locum, practice }: Scene) => ({
    params: { professionalId: locum.person.id, ...month },
    query: { companyId: practice.company.id },
  }),
  listCompanyOffers: ({ practice }: Scene) => ({ params: { id: practice.company.id, ...period } }),
  listPracticeBookings: ({ practice }: Scene) => ({ params: { companyId: practice.company.id, ...period } }),
  listMyPractices: () => ({}),
  listMembers: ({ practice }: Scene) => ({ params: { companyId: practice.company.id } }),
  listConversations: ({ practice }: Scene) => ({ params: { receivedByID: practice.company.id } }),
  openConversation: ({ locum, practice }: Scene) => ({
    params: { receivedByID: practice.company.id, sentByID: locum.person.id },
  }),
  sendMessage: ({ locum, practice }: Scene) => ({
    body: {
      receivedByID: locum.person.id,
      sentByID: practice.company.id,
      message: 'Good morning. Are you free next week?',
    },
  }),
  postOffer: (scene: Scene) => ({ body: offerOf(scene) }),
  requestBooking: (scene: Scene) => {
    const { accountid, lunch, request_dates } = offerOf(scene)
    return {
      params: { id: scene.locum.person.id, date: request_dates[0]?.date },
      body: { accountid, lunch, request_dates },
    }
  },
}

const locums = {
  getOwnProfessional: () => ({}),
  listAvailability: () => ({ params: month }),
  postAvailability: ({ chance }: Scene) => ({
    body: {
      date: ahead(chance.between(2, 40)),
      end_date: ahead(chance.between(41, 55)),
      weekdays: [1, 2, 3, 4],
      status: 'available',
      ...hours,
    },
  }),
  searchOffers: ({ locum: { person } }: Scene) => ({
    params: { profession: person.profession, ...period, experience: 0 },
  }),
  listMyApplications: () => ({ params: period }),
  listProfessionalBookings: ({ locum: { person } }: Scene) => ({ params: { userId: person.id, ...period } }),
  listNotifications: () => ({ query: {} }),
  getUnreadChats: ({ locum: { person } }: Scene) => ({ params: { receivedByID: person.id } }),
  updateLastActive: ({ locum: { person } }: Scene) => ({ params: { userId: person.id }, body: {} }),
}

/** How often each operation happens, out of a hundred. */
const shares: Record<keyof typeof practices | keyof typeof locums | 'applyToOffer' | 'confirmApplication', number> = {
  searchProfessionals: 18,
  searchDirectory: 2,
  getProfessional: 7,
  listAvailabilityForPractice: 5,
  listCompanyOffers: 5,
  listPracticeBookings: 4,
  listMyPractices: 3,
  listMembers: 1,
  listConversations: 4,
  openConversation: 4,
  sendMessage: 4,
  postOffer: 2,
  requestBooking: 2,
  confirmApplication: 2,
  getOwnProfessional: 7,
  listAvailability: 5,
  postAvailability: 3,
  searchOffers: 6,
  listMyApplications: 3,
  listProfessionalBookings: 3,
  listNotifications: 3,
  getUnreadChats: 3,
  updateLastActive: 2,
  applyToOffer: 2,
}

/** The people and things of the world that operations use, found once. */
type Stage = { practices: readonly LargePractice[]; markets: Map<string, Worker[]>; open: Cover[]; waiting: Cover[] }

const stageOf = ({ practices: all, workers, covers }: LargeWorld): Stage => {
  const markets = byMarket(workers)
  const ahead = covers.filter(
    ({ offer, booking }) =>
      !offer.request && !offer.cancelled && !booking && Object.keys(offer.days).every((date) => date > today()),
  )
  return {
    practices: all,
    markets,
    open: ahead.filter(({ offer }) => markets.has(marketOfOffer(offer))),
    waiting: ahead.filter(({ candidates }) => candidates.length > 0),
  }
}

const application = (chance: Random, { open, markets }: Stage): CallInput => {
  const { offer } = chance.one(open)
  const { person } = chance.one(markets.get(marketOfOffer(offer)) ?? [])
  return {
    name: 'applyToOffer',
    by: as('Locum', person),
    params: { id: offer.id },
    body: { revision: offer.revision, dates: Object.keys(offer.days) },
  }
}

const confirmation = (chance: Random, { waiting }: Stage): CallInput => {
  const { offer, candidates } = chance.one(waiting)
  const body = { id: chance.one(candidates).professional.id }
  return {
    name: 'confirmApplication',
    by: as('CompanyAdmin', { id: offer.createdBy, email: offer.company.email }),
    params: { offerId: offer.id },
    body,
  }
}

const sceneIn = (chance: Random, { practices: all, markets }: Stage): Scene => {
  for (;;) {
    const practice = chance.one(all)
    const profession = professionAt(industryNamed(practice.company.industry), chance).name
    const there =
      markets.get(marketOf(profession, practice.company.address ? placeOf(practice.company.address) : '')) ?? []
    const locum = there.length > 0 ? chance.one(there) : undefined
    if (locum) return { chance, practice, profession, locum }
  }
}

const callIn = (stage: Stage, turn: number): CallInput => {
  const chance = randomFor('load', turn)
  const name = chance.weighted(shares)
  if (name === 'confirmApplication') return confirmation(chance, stage)
  if (name === 'applyToOffer') return application(chance, stage)
  const scene = sceneIn(chance, stage)
  return name in practices
    ? { name, by: as('CompanyAdmin', scene.practice.member), ...practices[name as keyof typeof practices](scene) }
    : { name, by: as('Locum', scene.locum.person), ...locums[name as keyof typeof locums](scene) }
}

/** Returns how often each key was requested. Late requests may be refused, as in real life, but nothing may fail. */
const load = async ({ meter }: LargeTables, world: LargeWorld): Promise<Map<string, number>> => {
  const operationsByKey = new Map<string, number>()
  const stage = stageOf(world)
  let refused = 0
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const { name, by, ...request } = callIn(stage, turn)
    const handler = await freshHandler(name, 'mixed')
    const calls = await meter.measure(async () => {
      const { statusCode = 0, body = '' } = await handler(
        eventFor(apiContract[name], by, request as Parameters<typeof eventFor>[2]),
        {},
      )
      if (statusCode !== 200 && statusCode !== 409)
        throw new Error(`${name} answered ${statusCode}: ${body.slice(0, 300)}`)
      if (statusCode === 409) refused += 1
    })
    for (const key of calls.flatMap(partitionKeysOf)) operationsByKey.set(key, (operationsByKey.get(key) ?? 0) + 1)
  }
  if (refused > REQUESTS / 20)
    throw new Error(`${refused} of ${REQUESTS} requests came too late: this is not what people do.`)
  return operationsByKey
}

/** P7: everyday operations of many people in a large world; no partition key may be shared by all. */
export const mixedLoad = (): Promise<Figure[]> =>
  withLargeTables(async (tables) => {
    const { practices, ...others } = largeWorld(today(), tenant.tenantId, SIZE)
    const world = { ...others, practices: practices.map(withLogo) }
    await writeAll(tables.db, writesOf(tables.db, tableNamesOf, world, today()))
    const operationsByKey = [...(await load(tables, world))].sort(([, a], [, b]) => b - a)
    const all = operationsByKey.reduce((sum, [, times]) => sum + times, 0)
    console.log(
      operationsByKey
        .slice(0, 5)
        .map(([key, times]) => `P7: ${key}: ${times} of ${all}`)
        .join('\n'),
    )
    const [key, times] = operationsByKey[0] ?? ['', NaN]
    return [
      atMost(
        'P7',
        `busiest of ${operationsByKey.length} partition keys in ${REQUESTS} requests (${key}), % of operations`,
        (100 * times) / all,
        1,
      ),
    ]
  })
