import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourBefore } from '#shared/kernel/agenda.ts'
import { EXPIRED_REASON } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import { ahead, createLocum, createPractice, type Practice, readOffer } from '#tests/support/people.ts'
import { inHours, runAgenda } from '#tests/support/agenda.ts'

let world: Awaited<ReturnType<typeof startApiWithEvents>>
let practice: Practice

beforeAll(async () => {
  world = await startApiWithEvents()
  practice = await createPractice(world.api)
})
afterAll(() => world.stop())

const sent = async (days = [7, 8], changes: object = { respond_hours: 24 }) => {
  const locum = await createLocum(world.api, {}, world.admin)
  const offer: Offer = await world.api.call(
    'requestBooking',
    practice.member,
    sendRequest(locum, practice, days, changes),
  )
  return { locum, offer }
}
const seen = (offer: Offer) => readOffer(world.api, practice.member, offer)
const left = async (): Promise<number> => {
  const { api } = world
  const agenda = agendaRepository(api.db, 'agenda')
  const progress = await agenda.readProgress()
  expect(progress).toBeDefined()
  const { Count } = await api.db.send(
    new QueryCommand({
      TableName: 'agenda',
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'PARKED' },
      Select: 'COUNT',
    }),
  )
  return Count ?? 0
}

describe('a request that is not answered', () => {
  it('is reminded of at half time, and lapses when its time is over; each is notified once', async () => {
    const { locum, offer } = await sent()
    expect(Date.parse(offer.respond_by ?? '')).toBeGreaterThan(Date.now() + 23.9 * 3_600_000)
    await runAgenda(inHours(1))
    expect((await world.notesOf(locum)).map(({ title }) => title).join()).not.toMatch(/Still waiting/)
    await runAgenda(inHours(12.1))
    await runAgenda(inHours(12.1))
    expect((await world.notified(locum, /^Still waiting for your answer/)).text).toMatch(/Please answer by \w{3} \d+/)
    await world.mailed(locum, /^Still waiting/)
    expect((await seen(offer)).offers_requests[0]).toMatchObject({ status: 'open' })

    await runAgenda(inHours(24.1))
    expect((await seen(offer)).offers_requests[0]).toMatchObject({
      status: 'cancelled',
      ended: 'expired',
      live_dates: [],
      dropped_dates: [{ cause: 'expired', reason: EXPIRED_REASON }, { cause: 'expired' }],
    })
    await world.notified(practice.member, /^Request not answered/)
    await world.notified(locum, /^Request lapsed/)
    await runAgenda(inHours(24.2))
    const titles = (await world.notesOf(locum)).map(({ title }) => title)
    expect(titles.filter((title) => /Still waiting|Request lapsed/.test(title))).toHaveLength(2)
    expect(await left()).toBe(0)
  })

  it('lapses at the start of its first shift at the latest', async () => {
    const { offer } = await sent([1], { respond_hours: 100 })
    expect(offer.respond_by?.slice(0, 16)).toBe(`${ahead(1)}T06:00`)
  })

  it('is left alone if it was answered, and has a new time after an edit', async () => {
    const [declined, edited] = [await sent(), await sent([7, 8], { respond_hours: 4 })]
    await world.api.call('rejectPrivateOffer', declined.locum, { params: { offerId: declined.offer.id }, body: {} })
    await world.api.call('editPrivateOffer', practice.member, {
      params: { id: edited.offer.id },
      body: sendRequest(edited.locum, practice, [9], { respond_hours: 48 }).body as never,
    })
    await runAgenda(inHours(24.3))
    expect((await seen(declined.offer)).offers_requests[0]).toMatchObject({ status: 'rejected' })
    expect((await seen(edited.offer)).offers_requests[0]).toMatchObject({ status: 'open', live_dates: [ahead(9)] })
    await runAgenda(inHours(48.1))
    expect((await seen(edited.offer)).offers_requests[0]).toMatchObject({ status: 'cancelled', ended: 'expired' })
  })

  it('is either accepted or lapses if both come at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { locum, offer } = await sent([20 + round])
      const [accepted] = await Promise.all([
        world.api.send('acceptPrivateOffer', locum, { params: { offerId: offer.id }, body: {} }),
        runAgenda(inHours(24.1)),
      ])
      const [candidate] = (await seen(offer)).offers_requests
      expect(candidate?.status).toBe(accepted.status === 200 ? 'confirmed' : 'cancelled')
    }
  })
})

it('the entry of an hour that was missed is found a week later', async () => {
  await agendaRepository(world.api.db, 'agenda').writeProgress({ hour: hourBefore(inHours(0)) })
  const { offer } = await sent([40], { respond_hours: 2 })
  const week = 7 * 24
  await runAgenda(inHours(week))
  await runAgenda(inHours(week + 0.1))
  expect((await seen(offer)).offers_requests[0]).toMatchObject({ status: 'cancelled', ended: 'expired' })
  const { hour } = (await agendaRepository(world.api.db, 'agenda').readProgress()) ?? {}
  expect(hour).toBe(hourBefore(inHours(week + 0.1)))
})

describe('a booking', () => {
  it('is reminded of the day before, and two hours before if its locum has chosen so', async () => {
    await agendaRepository(world.api.db, 'agenda').writeProgress({ hour: hourBefore(inHours(0)) })
    const { locum, offer } = await sent([3, 4, 6])
    await world.api.call('saveProfessionalSettings', locum, {
      body: { notification_channels: { email: {}, reminders: { two_hours: true } } } as never,
    })
    await world.api.call('acceptPrivateOffer', locum, { params: { offerId: offer.id }, body: {} })
    const at = (days: number, time: string) => new Date(`${ahead(days)}T${time}:00+02:00`).toISOString()
    await runAgenda(at(2, '16:00'))
    await world.notified(locum, /^Tomorrow: Harbour Road Pharmacy, 08:00–17:00$/)
    await world.mailed(locum, /^Tomorrow: /)
    await world.notified(practice.member, /^Tomorrow: Thandi Nkosi, 08:00–17:00$/)
    await runAgenda(at(3, '06:00'))
    await world.notified(locum, /^Your shift starts at 08:00/)
    for (const [days, time] of [
      [4, '06:00'],
      [5, '16:00'],
      [6, '06:00'],
    ] as const)
      await runAgenda(at(days, time))
    await runAgenda(at(8, '06:00'))
    const titles = () => world.notesOf(locum).then((notes) => notes.map(({ title }) => title))
    await expect.poll(async () => (await titles()).filter((title) => /^Your shift/.test(title)).length).toBe(3)
    expect((await titles()).filter((title) => /^Tomorrow/.test(title))).toHaveLength(2)
  })
})
