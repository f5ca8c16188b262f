import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { hourBefore } from '#shared/kernel/agenda.ts'
import type { CompanyId, PoolId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { eventually } from '#tests/support/events.ts'
import { exported } from '#tests/support/exports.ts'
import {
  ahead,
  apply,
  confirm,
  createPractice,
  offerInput,
  shiftsAhead,
  readOffer,
  marketOf,
} from '#tests/support/people.ts'
import { unusedIds } from '#tests/support/requests/fixture.ts'
import { inHours, runAgenda } from '#tests/support/agenda.ts'

type Practice = { member: Caller; companyId: CompanyId; pool: PoolId }

const CANARY = 'Kanarievoël team'
const { api, newLocum, events, notesOf, notified, mailed, stop } = await startApiWithEvents()
afterAll(stop)

// The clock of the test before was ahead.
beforeEach(() => agendaRepository(api.db, 'agenda').writeProgress({ hour: hourBefore(inHours(0)) }))

const practiceWithPool = async (...locums: Caller[]): Promise<Practice> => {
  const { member, companyId } = await createPractice(api)
  const pool = await api.call('createPool', member, { params: { companyId }, body: { name: CANARY } })
  for (const { id: professionalId } of locums)
    await api.call('addToPool', member, { params: { companyId, poolId: pool.id, professionalId } })
  return { member, companyId, pool: pool.id as PoolId }
}
const postFirst = ({ member, companyId, pool }: Practice, day: number, poolHours = 8): Promise<Offer> =>
  api.call('postOffer', member, {
    body: { ...offerInput(companyId, { request_dates: shiftsAhead(day) }), pool, poolHours } as never,
  })
const period = { start: ahead(0), end: ahead(300) }
const read = (locum: Caller, id: string) => api.send('getOffer', locum, { params: { id } } as never)
describe('an offer to a pool first', () => {
  it('is seen by the pool’s locums alone, until its hours are over', async () => {
    const [insider, outsider] = [await newLocum(), await newLocum()]
    const practice = await practiceWithPool(insider)
    const offer = await postFirst(practice, 20)
    expect(offer.first_for).toEqual({ pool: practice.pool, until: expect.any(String) })
    expect(await marketOf(api, insider)).toContain(offer.id)
    expect((await read(insider, offer.id)).status).toBe(200)
    expect(await marketOf(api, outsider)).not.toContain(offer.id)
    const [hidden, absent] = [await read(outsider, offer.id), await read(outsider, unusedIds.offer)]
    expect([hidden.status, hidden.body.error.message]).toEqual([absent.status, absent.body.error.message])
    const tried = await api.send('applyToOffer', outsider, {
      params: { id: offer.id },
      body: { revision: 1, dates: offer.available_dates },
    })
    expect([tried.status, tried.body.error.code]).toEqual([404, 'OFFER_NOT_FOUND'])
    await runAgenda(inHours(7))
    expect(await marketOf(api, outsider)).not.toContain(offer.id)
    await runAgenda(inHours(8.1))
    await runAgenda(inHours(8.1))
    expect(await marketOf(api, outsider)).toContain(offer.id)
    expect((await marketOf(api, insider)).filter((id) => id === offer.id)).toHaveLength(1)
    await apply(api, outsider, offer)
    const seen: Offer = await readOffer(api, practice.member, offer)
    expect([seen.first_for, seen.offers_requests.map(({ id }) => id)]).toEqual([undefined, [outsider.id]])
  })

  it('is announced to those of the pool who can apply, without a word of the pool', async () => {
    const [insider, nurse] = [await newLocum(), await newLocum({ profession: 'Pharmacist Assistant Post-Basic' })]
    const practice = await practiceWithPool(insider, nurse)
    const offer = await postFirst(practice, 21)
    const note = await notified(insider, /^New offer/)
    expect(note.link).toBe(`/locum/dashboard/offers/${offer.id}`)
    await mailed(insider, /^New offer/)
    expect((await notesOf(nurse)).filter(({ title }) => /^New offer/.test(title))).toEqual([])
    expect(await marketOf(api, insider)).toContain(offer.id)
    const wire = [
      await notesOf(insider),
      events.mailsTo(insider.email),
      (await read(insider, offer.id)).body,
      await api.list('searchOffers', insider, { params: { profession: 'Pharmacist', ...period, experience: 0 } }),
      await apply(api, insider, offer),
      await api.list('listMyApplications', insider, { params: period }),
      await exported(api, insider),
    ]
    expect(JSON.stringify(wire)).not.toMatch(new RegExp(`${CANARY}|${practice.pool}|first_for`))
  })

  it('can be booked, edited and cancelled before; then nothing is left to release', async () => {
    const [insider, outsider] = [await newLocum(), await newLocum()]
    const practice = await practiceWithPool(insider)
    const { member } = practice
    const [booked, cancelled, edited] = [
      await postFirst(practice, 22),
      await postFirst(practice, 23),
      await postFirst(practice, 24, 72),
    ]
    await apply(api, insider, booked)
    await confirm(api, practice, booked, insider)
    await api.call('cancelOffer', member, { params: { offerId: cancelled.id }, body: { status_reason: 'We close.' } })
    const body = { ...offerInput(practice.companyId, { request_dates: shiftsAhead(2, 24) }), revision: 1 } as never
    const after: Offer = await api.call('editOffer', member, { params: { id: edited.id }, body })
    // Released when its new first shift begins.
    expect(after.first_for?.until).toBe(new Date(`${ahead(2)}T06:00:00.000Z`).toISOString())
    expect(await marketOf(api, outsider)).not.toContain(edited.id)
    await runAgenda(after.first_for?.until ?? '')
    expect(await marketOf(api, outsider)).toContain(edited.id)
    await runAgenda(inHours(80))
    for (const { id } of [booked, cancelled]) expect(await marketOf(api, outsider)).not.toContain(id)
  })

  it('needs a pool of the practice and its hours', async () => {
    const practice = await practiceWithPool()
    const rival = await practiceWithPool()
    const send = (changes: object) =>
      api.send('postOffer', practice.member, {
        body: { ...offerInput(practice.companyId, { request_dates: shiftsAhead(25) }), ...changes },
      })
    expect((await send({ pool: practice.pool })).body.error.details.fields[0].field).toBe('poolHours')
    expect((await send({ poolHours: 4 })).body.error.details.fields[0].field).toBe('pool')
    expect((await send({ pool: rival.pool, poolHours: 4 })).body.error.code).toBe('POOL_NOT_FOUND')
    expect((await send({ pool: practice.pool, poolHours: 100 })).status).toBe(400)
  })

  it('is released when its pool is deleted; of a locum removed from it, it is hidden until then', async () => {
    const [insider, removed, outsider] = [await newLocum(), await newLocum(), await newLocum()]
    const practice = await practiceWithPool(insider, removed)
    const offer = await postFirst(practice, 26)
    await notified(insider, /^New offer/)
    const { member, companyId, pool } = practice
    const params = { companyId, poolId: pool, professionalId: removed.id }
    await api.call('removeFromPool', member, { params })
    expect((await read(removed, offer.id)).status).toBe(404)
    await api.call('deletePool', member, { params: { companyId, poolId: pool } })
    await eventually(async () => (await marketOf(api, outsider)).includes(offer.id))
    for (const locum of [insider, removed, outsider]) expect((await read(locum, offer.id)).status).toBe(200)
    const { first_for: firstFor, available_dates } = await readOffer(api, member, offer)
    expect([firstFor, available_dates]).toEqual([undefined, offer.available_dates])
    // What the agenda had entered finds nothing to do.
    await runAgenda(inHours(90))
    expect((await read(outsider, offer.id)).status).toBe(200)
  })
})
