import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoWorld } from '../../bin/seed/world/demo-world.ts'
import { locums } from '../../bin/seed/world/people.ts'
import { startApi, type Api, type Caller } from '../support/api.ts'
import { ahead, today } from '../support/people.ts'

let api: Api
const accounts = new Map<string, Caller>()

beforeAll(async () => {
  api = await startApi()
  const register = async (email: string, role: Caller['role']) => {
    const account = await api.signUp(role, email)
    accounts.set(email, account)
    return account
  }
  await seedDemoWorld({ register, call: (operation, account, request) => api.call(operation, account, request) }, today())
})
afterAll(() => api.stop())

const as = (email: string): Caller => accounts.get(email) as Caller

describe('the demo world', () => {
  it('gives the practice something of each: booked, waiting, open', async () => {
    const [{ id }] = (await api.call('listMyPractices', as('practice@example.com'), {})).Items
    const { Items } = await api.call('listCompanyOffers', as('practice@example.com'), { params: { companyId: id, start: today(), end: ahead(40) } })
    expect(new Set(Items.map((offer: { status: string }) => offer.status))).toEqual(new Set(['confirmed', 'requested', 'partially-confirmed', 'open']))
  })

  it('gives the locum a shift tomorrow, an application that waits and offers near by', async () => {
    const locum = as(locums.thandi.email)
    const bookings = await api.call('listProfessionalBookings', locum, { params: { userId: locum.id, start: today(), end: ahead(40) } })
    expect(bookings.Items.map((booking: { start_date: string }) => booking.start_date)).toEqual([ahead(1)])
    const applied = await api.call('listMyApplications', locum, { params: { start: today(), end: ahead(40) } })
    expect(applied.Items.map((offer: { offers_requests: { status: string }[] }) => offer.offers_requests[0]?.status).sort()).toEqual(['confirmed', 'requested'])
    const near = await api.call('searchOffers', locum, { params: { profession: 'Pharmacist', start: today(), end: ahead(90), experience: 0 } })
    expect(near.Count).toBeGreaterThanOrEqual(6)
  })

  it('lets practices read of the locum who applied', async () => {
    const read = await api.call('getProfessional', as('practice@example.com'), { params: { id: as(locums.thandi.email).id } })
    expect(read.short_bio).toContain('community pharmacist')
    expect(read.languages).toContain('isiXhosa')
    expect(read.locations).toContain('Western Cape,Cape Winelands')
    expect(read.qualifications?.institution).toBe('University of the Western Cape')
    expect(read.indemnity_insurance?.has_indemnity_insurance).toBe(true)
  })

  it('gives the super admin somebody to approve', async () => {
    const waiting = await api.call('listWaitingProfessionals', as('admin@example.com'), {} as never)
    expect(waiting.Items.map((person: { email: string }) => person.email)).toEqual(['zanele@example.com'])
  })
})
