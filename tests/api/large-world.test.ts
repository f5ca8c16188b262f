import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { largeWorld } from '../../bin/seed/world/large/large-world.ts'
import { writeAll, writesOf } from '../../bin/seed/world/large/write-world.ts'
import { callerOf, startApi, type Api, type Caller } from '../support/api.ts'
import { expectOpenDaysTrue } from '../support/invariants.ts'
import { ahead, today } from '../support/people.ts'

const tables = { professionals: 'professionals', companies: 'companies', calendars: 'calendars', cards: 'cards', offers: 'offers', bookings: 'bookings', users: 'users' }
const world = largeWorld(today(), 'demo', { locums: 120, practices: 6 })
const as = (role: Caller['role'], { id, email }: { id: string; email: string }): Caller => callerOf(role, email, id.slice('usr_'.length))
const [busiest] = world.practices
const booked = world.covers.flatMap(({ booking }) => booking ?? [])
let api: Api

beforeAll(async () => {
  api = await startApi()
  await writeAll(api.db, writesOf(api.db, tables, world, today()))
})
afterAll(() => api.stop())

describe('a part of the large world, through the API', () => {
  it('shows a practice its offers and bookings of the year', async () => {
    if (!busiest) throw new Error('The world has no practice')
    const member = as('CompanyAdmin', busiest.member)
    const own = world.covers.filter(({ offer }) => offer.company.id === busiest.company.id)
    const params = { companyId: busiest.company.id, start: ahead(-300), end: ahead(66) }
    const offers = await api.call('listCompanyOffers', member, { params })
    expect(offers.Count).toBeGreaterThan(100)
    expect(own.map(({ offer }) => offer.id)).toEqual(expect.arrayContaining(offers.Items.map(({ id }: { id: string }) => id)))
    const bookings = await api.call('listPracticeBookings', member, { params })
    expect(bookings.Count).toBeGreaterThan(20)
    expect((await api.call('listMyPractices', member, {})).Items.map(({ id }: { id: string }) => id)).toEqual([busiest.company.id])
  })

  it('shows a locum their profile and bookings, and keeps their cards true', async () => {
    for (const { professional } of booked.slice(0, 10)) {
      const locum = as('Locum', professional)
      expect((await api.call('getOwnProfessional', locum, {})).name).toBe(professional.name)
      const { Items } = await api.call('listProfessionalBookings', locum, { params: { userId: locum.id, start: ahead(-300), end: ahead(66) } })
      expect(Items.length).toBeGreaterThan(0)
      await expectOpenDaysTrue(api, locum)
    }
  })
})
