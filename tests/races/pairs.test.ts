import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, expect, it } from 'vitest'
import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { favouritesItem, poolItem } from '#functions/stores/locum-lists.items.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { newId } from '#functions/platform/context.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import type { PoolId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { datesOf } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { ApiResponse, Caller, OperationName } from '#tests/support/api.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import { ahead, createLocum, today } from '#tests/support/people.ts'
import { type Contender, raceSeed, startRace } from '#tests/support/race.ts'
import { longRounds } from '#tests/support/rounds.ts'

/** Of each of the five cases, 1,000 in all with `npm run test:long`. */
const ROUNDS = longRounds({ usual: 4, full: 200 })
/** New practices after so many rounds, each of which leaves requests pending. */
const EACH_PRACTICE = 25

/** What all compete for; `check` is told how many of them succeeded. */
type Round = { contenders: Contender[]; check: (won: number) => Promise<void> }

const { api, admin, practice, race, renewPractices, stop } = await startRace()
afterAll(stop)

const offers = offersRepository(api.db, 'offers')
const newLocum = () => createLocum(api, {}, admin)
/** As the site does: the same command again, under its key, while it is told to come back. */
const commanding =
  (name: OperationName, request: object): Contender =>
  () => {
    const keyed = { ...request, key: crypto.randomUUID() }
    const insist = async (): Promise<ApiResponse> => {
      const response = await api.send(name, practice.member, keyed)
      return response.status >= 500 ? insist() : response
    }
    return insist()
  }
const sending = (locum: Caller, ...days: number[]): Contender =>
  commanding('requestBooking', sendRequest(locum, practice, days))
const moving = (locum: Caller, { id }: Offer, ...days: number[]): Contender =>
  commanding('editPrivateOffer', { params: { id }, body: sendRequest(locum, practice, days).body })
const send = (locum: Caller, ...days: number[]): Promise<Offer> =>
  api.call('requestBooking', practice.member, sendRequest(locum, practice, days))
const daysRequestedFrom = async ({ id }: Caller) => (await offers.listPending(id, today())).flatMap(datesOf)

/** Further requests like one, on the days after it, stored without a command for each. */
const storeLike = async ({ id }: Offer, count: number): Promise<void> => {
  const like = (await offers.getOffer(id)) as OfferState
  const [shift] = Object.values(like.days)
  const copies = Array.from({ length: count }, (_, day) => {
    const copy = { ...like, id: newId('off'), days: { [ahead(6 + day)]: shift } } as OfferState
    delete copy.version
    return offers.putOffer(copy)
  })
  await writeAll(api.db, copies)
}

const stored = async () =>
  (await api.partition('companies', practice.companyId)).filter(({ sk }) => String(sk).startsWith(poolItem.name))
const pools = async () => (await stored()).map(poolItem.read)
const storePools = async (names: readonly string[]): Promise<PoolId[]> => {
  const ids = names.map(() => newId('pol'))
  const items = names.map((name, at) => {
    const id = ids[at] as PoolId
    return poolItem.written({ ...poolItem.key(practice.companyId, id), id, name, people: [], version: 1 })
  })
  await writeAll(
    api.db,
    items.map((Item) => ({ Put: { TableName: 'companies', Item } })),
  )
  return ids
}
const endPools = async (): Promise<void> => {
  for (const { pk, sk } of await stored())
    await api.db.send(new DeleteCommand({ TableName: 'companies', Key: { pk, sk } }))
}
const creating = (name: string): Contender =>
  commanding('createPool', { params: { companyId: practice.companyId }, body: { name } })
const renaming = (poolId: string, name: string): Contender =>
  commanding('renamePool', { params: { companyId: practice.companyId, poolId }, body: { name } })

/** `refusals` are what losers may be told. */
const races: Record<string, { refusals: readonly ErrorCode[]; prepare: () => Promise<Round> }> = {
  'requests of a practice to one locum for the same day': {
    refusals: ['DAY_REQUESTED', 'STALE_STATE'],
    prepare: async () => {
      const locum = await newLocum()
      const moved = await send(locum, 9)
      const check = async () => {
        const days = await daysRequestedFrom(locum)
        expect(days).toHaveLength(new Set(days).size)
      }
      return { contenders: [sending(locum, 5), sending(locum, 5, 6), moving(locum, moved, 5)], check }
    },
  },
  'pending requests of a practice to one locum': {
    refusals: ['DAY_REQUESTED', 'QUOTA_EXCEEDED'],
    prepare: async () => {
      const locum = await newLocum()
      const most = quotas.openRequestsPerPracticeAndLocum
      await storeLike(await send(locum, 5), most - 2)
      const check = async (won: number) => {
        expect([won, (await daysRequestedFrom(locum)).length]).toEqual([1, most])
      }
      return { contenders: [sending(locum, 40), sending(locum, 41)], check }
    },
  },
  'pools of a practice': {
    refusals: ['POOL_EXISTS', 'QUOTA_EXCEEDED'],
    prepare: async () => {
      const names = Array.from({ length: quotas.poolsPerPractice - 1 }, (_, number) => `Pool ${number}`)
      await storePools(names)
      const check = async (won: number) => {
        expect([won, (await pools()).length]).toEqual([1, quotas.poolsPerPractice])
        await endPools()
      }
      return { contenders: ['One', 'Two'].map(creating), check }
    },
  },
  'names of pools': {
    refusals: ['POOL_EXISTS'],
    prepare: async () => {
      const [first = ''] = await storePools(['Nights'])
      const check = async () => {
        const names = (await pools()).map(({ name }) => name.toLowerCase().replaceAll(/\s+/g, ' '))
        expect(names.filter((name) => name === 'sunday crew')).toHaveLength(1)
        await endPools()
      }
      return { contenders: [creating('Sunday crew'), creating('SUNDAY CREW'), renaming(first, 'Sunday Crew')], check }
    },
  },
  'a star and a place in a pool against a block': {
    refusals: ['LOCUM_BLOCKED'],
    prepare: async () => {
      const { id } = await newLocum()
      const { member, companyId } = practice
      const params = { companyId, professionalId: id }
      const [poolId] = await storePools(['Nights'])
      const check = async () => {
        const stars = await api.item('companies', companyId, `${favouritesItem.name}${id.charAt('usr_'.length)}`)
        const listed = await api.item('professionals', id, 'BLOCKS-AND-POOLS')
        expect(await api.item('companies', companyId, `BLOCK#${id}`)).toBeDefined()
        expect((stars?.people as Set<string> | undefined)?.has(id) ?? false).toBe(false)
        expect([(await pools()).flatMap(({ people }) => people), listed?.pools]).toEqual([[], undefined])
        await api.call('unblockLocum', member, { params })
        await endPools()
      }
      return {
        contenders: [
          commanding('addFavourite', { params }),
          commanding('addToPool', { params: { ...params, poolId } }),
          commanding('blockLocum', { params, body: { note: '' } }),
        ],
        check,
      }
    },
  },
}

it.each(Object.keys(races))(
  `%s: none passes another that is sent at the same moment, ${ROUNDS} times (seed ${raceSeed})`,
  async (name) => {
    const { refusals, prepare } = races[name] as (typeof races)[string]
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round % EACH_PRACTICE === 0) await renewPractices()
      const { contenders, check } = await prepare()
      const { won, refused } = await race(contenders)
      const unexpected = refused.filter(({ body }) => !refusals.includes(body.error?.code))
      expect(unexpected.map(({ status, body }) => [status, body.error?.code])).toEqual([])
      await check(won)
    }
  },
  3_600_000,
)
