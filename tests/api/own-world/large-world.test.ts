import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { largeWorld } from '#bin/seed/world/large/large-world.ts'
import { writeAll, writesOf } from '#bin/seed/world/large/write-world.ts'
import type { Availability } from '#shared/calendar/availability.schema.ts'
import { liveDates, candidateOf } from '#shared/offers/offers.rules.ts'
import type { Conversation } from '#shared/messages/messages.schema.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { callerOf, startApi, type Api, type Caller, tableNamesOf } from '#tests/support/api.ts'
import { expectOpenDaysConsistent } from '#tests/support/invariants.ts'
import { ahead, today } from '#tests/support/people.ts'

const world = largeWorld(today(), 'demo', { locums: 120, practices: 6 })
const as = (role: Caller['role'], { id, email }: { id: string; email: string }): Caller =>
  callerOf(role, email, id.slice('usr_'.length))
const [busiest] = world.practices
/** Upcoming days for which a professional has pending requests. */
const liveDatesOf = (offer: OfferState) => {
  const candidate = candidateOf(offer)
  return candidate ? liveDates(offer, candidate, `${ahead(1)}T00:00:00.000Z`) : []
}
const booked = world.covers.flatMap(({ booking }) => booking ?? [])
let api: Api

beforeAll(async () => {
  api = await startApi()
  await writeAll(api.db, writesOf(api.db, tableNamesOf, world, today()))
})
afterAll(() => api.stop())

describe('a part of the large world, through the API', () => {
  it('shows a practice its offers and bookings of the year', async () => {
    if (!busiest) throw new Error('The world has no practice')
    const member = as('CompanyAdmin', busiest.member)
    const own = world.covers.filter(({ offer }) => offer.company.id === busiest.company.id)
    const period = { start: ahead(-300), end: ahead(66) }
    const offers = await api.list('listCompanyOffers', member, { params: { id: busiest.company.id, ...period } })
    expect(offers.length).toBeGreaterThan(100)
    expect(own.map(({ offer }) => offer.id)).toEqual(expect.arrayContaining(offers.map(({ id }: { id: string }) => id)))
    const bookings = await api.list('listPracticeBookings', member, {
      params: { companyId: busiest.company.id, ...period },
    })
    expect(bookings.length).toBeGreaterThan(20)
    expect((await api.call('listMyPractices', member, {})).Items.map(({ id }: { id: string }) => id)).toEqual([
      busiest.company.id,
    ])
  })

  it('shows a practice its conversations, latest first, and which of them are unread', async () => {
    if (!busiest) throw new Error('The world has no practice')
    const member = as('CompanyAdmin', busiest.member)
    const receivedByID = busiest.company.id
    const chats: Conversation[] = await api.list('listConversations', member, { params: { receivedByID } })
    expect(new Set(chats.map(({ sentByID }) => sentByID)).size).toBe(world.workers.length)
    expect(chats.map(({ lastAt }) => lastAt)).toEqual(
      chats
        .map(({ lastAt }) => lastAt)
        .sort()
        .reverse(),
    )
    const unread: Conversation[] = await api.list('getUnreadChats', member, { params: { receivedByID } })
    expect(unread.length).toBeGreaterThan(0)
    expect(unread).toHaveLength(chats.filter(({ count }) => count > 0).length)
    const [{ sentByID }] = chats as [Conversation]
    const { Items, Summary } = (await api.send('openConversation', member, { params: { receivedByID, sentByID } })).body
    expect(Items).toHaveLength(Items[0].id)
    expect(Summary.name).toBe(chats[0]?.name)
  })

  it('shows a locum their requests, in the list and in the calendar', async () => {
    const asking = world.covers.find(({ offer }) => liveDatesOf(offer).length > 0)?.offer
    const who = asking?.request?.professional
    if (!asking || !who) throw new Error('Nobody is asked in this world')
    const [locum, [day]] = [as('Locum', who), liveDatesOf(asking)]
    expect(
      await api.list('listMyApplications', locum, { params: { start: ahead(0), end: ahead(120) } }),
    ).toContainEqual(expect.objectContaining({ id: asking.id, status: 'requested', offer_type: 'private' }))
    const calendar = await api.call('listAvailability', locum, { params: { start: day ?? '', end: day ?? '' } })
    expect(
      calendar.Items.flatMap((posting: Availability) => posting.days).map(
        ({ status }: Availability['days'][number]) => status,
      ),
    ).toEqual(['requested'])
  })

  it('shows a locum their profile and bookings, and keeps their search entries correct', async () => {
    for (const { professional } of booked.slice(0, 10)) {
      const locum = as('Locum', professional)
      expect((await api.call('getOwnProfessional', locum, {})).name).toBe(professional.name)
      const { Items } = await api.call('listProfessionalBookings', locum, {
        params: { userId: locum.id, start: ahead(-300), end: ahead(66) },
      })
      expect(Items.length).toBeGreaterThan(0)
      await expectOpenDaysConsistent(api, locum)
    }
  })
})
