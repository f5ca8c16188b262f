import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoWorld } from '#bin/seed/world/demo-world.ts'
import { colleagues, locums, practices } from '#bin/seed/world/people.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { Member } from '#shared/members/members.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Match } from '#shared/search/match.schema.ts'
import { startApi, type Api, type Caller } from '#tests/support/api.ts'
import { expectOpenDaysConsistent } from '#tests/support/invariants.ts'
import { ahead, today } from '#tests/support/people.ts'

let api: Api
const accounts = new Map<string, Caller>()

beforeAll(async () => {
  api = await startApi()
  const register = async (email: string, role: Caller['role']) => {
    const account = await api.signUp(role, email)
    accounts.set(email, account)
    return account
  }
  await seedDemoWorld(
    { register, call: (operation, account, request) => api.call(operation, account, request) },
    today(),
  )
})
afterAll(() => api.stop())

const as = (email: string): Caller => accounts.get(email) as Caller

describe('the demo world', () => {
  it('gives the practice one of each: booked, pending, open, declined', async () => {
    const [{ id }] = (await api.call('listMyPractices', as('practice@example.com'), {})).Items
    const { Items } = await api.call('listCompanyOffers', as('practice@example.com'), {
      params: { id: id, start: today(), end: ahead(40) },
    })
    expect(new Set(Items.map((offer: { status: string }) => offer.status))).toEqual(
      new Set(['confirmed', 'requested', 'partially-confirmed', 'open', 'cancelled']),
    )
  })

  it('gives the locum a shift tomorrow, a pending application and offers nearby', async () => {
    const locum = as(locums.thandi.email)
    const bookings = await api.call('listProfessionalBookings', locum, {
      params: { userId: locum.id, start: today(), end: ahead(40) },
    })
    const [tomorrow, morning] = bookings.Items as Booking[]
    expect(tomorrow).toMatchObject({ start_date: ahead(1) })
    expect(morning).toMatchObject({ start_time: '08:00', end_time: '12:00' })
    const applied = await api.call('listMyApplications', locum, { params: { start: today(), end: ahead(40) } })
    const statuses = (type: Offer['offer_type']) =>
      (applied.Items as Offer[])
        .flatMap(({ offer_type, offers_requests }) => (offer_type === type ? [offers_requests[0]?.status] : []))
        .sort()
    expect(statuses('public')).toEqual(['confirmed', 'requested'])
    expect(statuses('private')).toEqual(['confirmed', 'open', 'open'])
    const listed = async (list: 'near' | 'others') => {
      const params = { profession: 'Pharmacist', start: today(), end: ahead(90), experience: 0 }
      return (await api.call('searchOffers', locum, { params, query: { list } } as never)).Count
    }
    expect(await listed('near')).toBeGreaterThanOrEqual(5)
    expect(await listed('others')).toBeGreaterThanOrEqual(1)
  })

  it('has a week of the locum with every kind of day, competing requests and a partly booked day', async () => {
    const locum = as(locums.thandi.email)
    const { Items } = await api.call('listAvailability', locum, { params: { start: today(), end: ahead(45) } })
    const days = (Items as Availability[]).flatMap(({ days }) => days)
    expect(new Set(days.map(({ status }) => status))).toEqual(
      new Set(['available', 'open', 'unavailable', 'requested', 'partially-confirmed']),
    )
    expect(days.some(({ requests }) => requests.length === 2)).toBe(true)
    await expectOpenDaysConsistent(api, locum)
  })

  it('has a permanent placement under way', async () => {
    const placements = await api.list('listAllPlacements', as('admin@example.com'), { query: { status: 'in_contact' } })
    expect(placements).toMatchObject([{ practiceName: 'Harbour Road Pharmacy', note: expect.any(String) }])
  })

  it('has a hospital whose nurse has suggested a rate, can be booked at once, and sees a pool’s offer first', async () => {
    const [hospital, nurse] = [as(practices.kenilworth.email), as(locums.naledi.email)]
    const [{ id: companyId }] = (await api.call('listMyPractices', hospital, {})).Items
    const applied: Offer[] = await api.list('listMyApplications', nurse, { params: { start: today(), end: ahead(40) } })
    expect(applied.map(({ offers_requests }) => offers_requests[0])).toMatchObject([
      { status: 'requested', counter_offer: { rate: '520' } },
    ])
    expect((await api.call('listOfferTemplates', hospital, { params: { companyId } })).Items).toHaveLength(1)
    const offers: Offer[] = await api.list('listCompanyOffers', hospital, {
      params: { id: companyId, start: today(), end: ahead(40) },
    })
    expect(offers.filter(({ first_for }) => first_for)).toHaveLength(1)
    const limits = await api.call('getInstantLimits', hospital, { params: { companyId, professionalId: nurse.id } })
    expect(limits).toMatchObject({ possible: true })
  })

  it('has locums that a search finds, on the days they posted', async () => {
    const practice = as('practice@example.com')
    const [{ id }] = (await api.call('listMyPractices', practice, {})).Items
    const searchDates = [ahead(9), ahead(10)].join(',')
    const { Items } = await api.call('searchProfessionals', practice, {
      params: { profession: 'Pharmacist', companyId: id },
      query: { searchDates } as never,
    })
    expect((Items as Match[]).map(({ name }) => name)).toContain('Riaan Pretorius')
  })

  it('lets practices read about the locum who applied', async () => {
    const read = await api.call('getProfessional', as('practice@example.com'), {
      params: { id: as(locums.thandi.email).id },
    })
    expect(read.short_bio).toContain('community pharmacist')
    expect(read.languages).toContain('isiXhosa')
    expect(read.locations).toContain('Western Cape,Cape Winelands')
    expect(read.qualifications?.institution).toBe('University of the Western Cape')
    expect(read.indemnity_insurance?.has_indemnity_insurance).toBe(true)
  })

  it('has a practice with members of each role, an invite, and an owner who manages another practice', async () => {
    const owner = as(practices.harbour.email)
    const own = (await api.call('listMyPractices', owner, {})).Items as Company[]
    expect(own.map(({ name, role }) => [name, role])).toEqual([
      [practices.harbour.name, 'owner'],
      [practices.gardens.name, 'manager'],
    ])
    const input = { params: { companyId: own[0]?.id }, query: {} } as never
    const members: Member[] = await api.list('listMembers', owner, { params: { companyId: own[0]?.id } } as never)
    expect(members.map(({ email, role }) => [email, role])).toEqual([
      [practices.harbour.email, 'owner'],
      [colleagues.nadia.email, 'manager'],
      [colleagues.sizwe.email, 'booker'],
    ])
    expect(await api.list('listPendingInvites', owner, input)).toHaveLength(1)
  })

  it('has conversations, some unread, one with a PDF that can be opened', async () => {
    const [practice, locum] = [as(practices.harbour.email), as(locums.thandi.email)]
    const [{ id }] = (await api.call('listMyPractices', practice, {})).Items
    const unread = (caller: Caller, receivedByID: string) =>
      api.call('getUnreadChats', caller, { params: { receivedByID } as never })
    const countsOf = ({ Items }: { Items: { name: string; count: number }[] }) =>
      Items.map(({ name, count }) => `${name} ${count}`).sort()
    expect(countsOf(await unread(practice, id))).toEqual(['Sipho Dlamini 1', 'Thandi Nkosi 2'])
    expect(countsOf(await unread(locum, locum.id))).toEqual(['Vineyard Pharmacy Claremont 1'])
    expect((await api.call('listConversations', practice, { params: { receivedByID: id } })).Items).toHaveLength(5)
    const params = { receivedByID: locum.id, sentByID: id, id: 2 }
    const { url } = (await api.call('getAttachmentUrl', locum, { params })) as { url: string }
    const file = await fetch(url)
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="Handover notes.pdf"')
    expect((await file.text()).startsWith('%PDF-')).toBe(true)
  })

  it('gives the super admin someone to approve', async () => {
    const waiting = await api.call('listPendingProfessionals', as('admin@example.com'), {} as never)
    expect(waiting.Items.map((person: { email: string }) => person.email)).toEqual(['zanele@example.com'])
  })
})
