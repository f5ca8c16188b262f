import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, expect, it } from 'vitest'
import { favouritesItem, poolItem } from '#functions/stores/locum-lists.items.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { newId } from '#functions/platform/context.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { datesOf } from '#shared/offers/offers.rules.ts'
import type { Caller } from '#tests/support/api.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import { createLocum, today } from '#tests/support/people.ts'
import { type Contender, EACH, raceSeed, startRace } from '#tests/support/race.ts'
import { longRounds } from '#tests/support/rounds.ts'

const ROUNDS = longRounds({ usual: 4, full: 1_000 })

/** What all compete for; `check` is told how many of them succeeded. */
type Round = { contenders: Contender[]; check: (won: number) => Promise<void> }

const { api, admin, practice, race, stop } = await startRace()
afterAll(stop)

const offers = offersRepository(api.db, 'offers')
const newLocum = () => createLocum(api, {}, admin)
const sending =
  (locum: Caller, ...days: number[]): Contender =>
  () =>
    api.send('requestBooking', practice.member, sendRequest(locum, practice, days))
const moving =
  (locum: Caller, { id }: Offer, ...days: number[]): Contender =>
  () =>
    api.send('editPrivateOffer', practice.member, { params: { id }, body: sendRequest(locum, practice, days).body })
const send = (locum: Caller, ...days: number[]): Promise<Offer> =>
  api.call('requestBooking', practice.member, sendRequest(locum, practice, days))
const daysRequestedFrom = async ({ id }: Caller) => (await offers.listPending(id, today())).flatMap(datesOf)

/** Pools of the practice, stored without a command for each. */
const storePools = async (companyId: CompanyId, names: readonly string[]) =>
  Promise.all(
    names.map(async (name) => {
      const id = newId('pol')
      const Item = poolItem.written({ ...poolItem.key(companyId, id), id, name, people: [], version: 1 })
      await api.db.send(new PutCommand({ TableName: 'companies', Item }))
      return id
    }),
  )
const pools = async () => {
  const { member, companyId } = practice
  return (await api.list('listPools', member, { params: { companyId } })) as {
    id: string
    name: string
    people: UserId[]
  }[]
}
const endPools = async () => {
  const { member, companyId } = practice
  for (const { id: poolId } of await pools())
    await api.call('deletePool', member, { params: { companyId, poolId } as never })
}
const creating =
  (name: string): Contender =>
  () =>
    api.send('createPool', practice.member, { params: { companyId: practice.companyId }, body: { name } })
const renaming =
  (poolId: string, name: string): Contender =>
  () =>
    api.send('renamePool', practice.member, { params: { companyId: practice.companyId, poolId }, body: { name } })

/** `refusals` are what losers may be told. */
const races: Record<string, { refusals: readonly ErrorCode[]; prepare: () => Promise<Round> }> = {
  'requests of a practice to one locum for the same day': {
    refusals: ['DAY_REQUESTED', 'STALE_STATE'],
    prepare: async () => {
      const locum = await newLocum()
      const moved = await send(locum, 9)
      return {
        contenders: [sending(locum, 5), sending(locum, 5, 6), sending(locum, 6), moving(locum, moved, 5)],
        check: async () => {
          const days = await daysRequestedFrom(locum)
          expect(days).toHaveLength(new Set(days).size)
        },
      }
    },
  },
  'pending requests of a practice to one locum': {
    refusals: ['DAY_REQUESTED', 'QUOTA_EXCEEDED'],
    prepare: async () => {
      const locum = await newLocum()
      const most = quotas.openRequestsPerPracticeAndLocum
      for (let day = 5; day < 5 + most - 2; day += 1) await send(locum, day)
      return {
        contenders: [20, 21, 22, 23].map((day) => sending(locum, day)),
        check: async (won) => {
          expect([won, (await daysRequestedFrom(locum)).length]).toEqual([2, most])
        },
      }
    },
  },
  'pools of a practice': {
    refusals: ['POOL_EXISTS', 'QUOTA_EXCEEDED'],
    prepare: async () => {
      const names = Array.from({ length: quotas.poolsPerPractice - 2 }, (_, number) => `Pool ${number}`)
      await storePools(practice.companyId, names)
      return {
        contenders: ['One', 'Two', 'Three', 'Four'].map(creating),
        check: async (won) => {
          expect([won, (await pools()).length]).toEqual([2, quotas.poolsPerPractice])
          await endPools()
        },
      }
    },
  },
  'names of pools': {
    refusals: ['POOL_EXISTS'],
    prepare: async () => {
      const [first = '', second = ''] = await storePools(practice.companyId, ['Nights', 'Weekends'])
      const check = async () => {
        const names = (await pools()).map(({ name }) => name.toLowerCase().replaceAll(/\s+/g, ' '))
        expect(names.filter((name) => name === 'sunday crew')).toHaveLength(1)
        await endPools()
      }
      return {
        contenders: [
          creating('Sunday crew'),
          creating('SUNDAY CREW'),
          renaming(first, 'Sunday Crew'),
          renaming(second, 'sunday crew'),
        ],
        check,
      }
    },
  },
  'a star and a place in a pool against a block': {
    refusals: ['LOCUM_BLOCKED'],
    prepare: async () => {
      const { id } = await newLocum()
      const { member, companyId } = practice
      const params = { companyId, professionalId: id }
      const [poolId] = await storePools(companyId, ['Nights'])
      const check = async () => {
        const stars = await api.item('companies', companyId, `${favouritesItem.name}${id.charAt('usr_'.length)}`)
        const listed = await api.item('professionals', id, 'LISTED')
        expect(await api.item('companies', companyId, `BLOCK#${id}`)).toBeDefined()
        expect((stars?.people as Set<string> | undefined)?.has(id) ?? false).toBe(false)
        expect([(await pools()).flatMap(({ people }) => people), listed?.pools]).toEqual([[], undefined])
        await api.call('unblockLocum', member, { params })
        await endPools()
      }
      return {
        contenders: [
          () => api.send('addFavourite', member, { params }),
          () => api.send('addToPool', member, { params: { ...params, poolId } }),
          () => api.send('blockLocum', member, { params, body: { note: '' } }),
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
      const { contenders, check } = await prepare()
      const { won, refused } = await race(contenders)
      const unexpected = refused.filter(({ body }) => !refusals.includes(body.error?.code))
      expect(unexpected.map(({ status, body }) => [status, body.error?.code])).toEqual([])
      expect(won).toBeLessThanOrEqual(contenders.length * EACH)
      await check(won)
    }
  },
  3_600_000,
)
