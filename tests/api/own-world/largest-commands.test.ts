import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provinces } from '#infra/seed/options/provinces.ts'
import { timeOf } from '#shared/kernel/dates.ts'
import { startApi, type Api, type Caller } from '#tests/support/api.ts'
import { startCapacityMeter, type CapacityMeter } from '#tests/bench/capacity.ts'
import { expectOpenDaysConsistent } from '#tests/support/invariants.ts'
import {
  aboutMe,
  ahead,
  apply,
  approvalBody,
  createAdmin,
  createLocum,
  createPractice,
  post,
} from '#tests/support/people.ts'

let api: Api
let meter: CapacityMeter
let admin: Caller
let locum: Caller

const everywhere = provinces.flatMap(({ name, subs }) => subs.map((region) => `${name},${region.name}`))

beforeAll(async () => {
  api = await startApi({ through: async (endpoint) => (meter = await startCapacityMeter(endpoint)).endpoint })
  admin = await createAdmin(api)
  locum = await createLocum(api, {}, admin)
  await api.call('saveAboutMe', locum, { body: { ...aboutMe, willing_to_travel: true, locations: everywhere } })
})
afterAll(async () => {
  await api.stop()
  await meter.stop()
})

/** How many items the transaction of a command writes. */
const itemsOf = async (command: () => Promise<unknown>): Promise<number> => {
  const calls = await meter.measure(command)
  const [transaction, ...others] = calls.filter(({ operation }) => operation === 'TransactWriteItems')
  expect(others).toEqual([])
  return transaction?.request.TransactItems.length
}

describe('of a locum who is listed in all 56 regions, a transaction of at most 80 items', () => {
  it('posts a year with different hours every day', async () => {
    const changes = Array.from({ length: 366 }, (_, day) => ({
      dates: [ahead(day)],
      set: {
        status: 'available' as const,
        start_time: timeOf(720 + (day % 40) * 15),
        end_time: timeOf((day % 37) * 15),
      },
    }))
    // The lock, months, rows and the command record.
    const items = await itemsOf(() => api.call('changeCalendar', locum, { body: { changes } }))
    expect([71, 72]).toContain(items)
    await expectOpenDaysConsistent(api, locum)
  })

  it('books 31 night shifts', async () => {
    const practice = await createPractice(api)
    const request_dates = Array.from({ length: 31 }, (_, day) => ({
      date: ahead(day + 2),
      start_time: '19:00',
      end_time: '07:00',
    }))
    const offer = await post(api, practice, { request_dates })
    await apply(api, locum, offer)
    const items = await itemsOf(() =>
      api.call('confirmApplication', practice.member, { params: { offerId: offer.id }, body: { id: locum.id } }),
    )
    // Offer, application, booking, sums, lock, months, rows, two entries of the agenda and the command record.
    expect(items).toBeGreaterThanOrEqual(65)
    expect(items).toBeLessThanOrEqual(68)
    await expectOpenDaysConsistent(api, locum)
  })

  it('saves a profile, loses and gets an approval', async () => {
    // Profile, lock, entry, rows and the command record.
    expect(await itemsOf(() => api.call('saveAboutMe', locum, { body: { languages: ['English'] } }))).toBe(60)
    const decide = (approved: boolean) => () =>
      api.call('decideApproval', admin, { params: { id: locum.id }, body: approvalBody(approved) })
    expect([await itemsOf(decide(false)), await itemsOf(decide(true))]).toEqual([60, 60])
  })
})
