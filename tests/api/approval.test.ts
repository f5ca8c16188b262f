import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WaitingProfessional } from '../../shared/admin/admin.contract.ts'
import type { DomainEvent } from '../../shared/kernel/events.ts'
import { callerOf, startApi, type Api, type Caller } from '../support/api.ts'
import { promote, tinyPng, uploadFile } from '../support/documents.ts'
import { createAdmin, createLocum, verification } from '../support/people.ts'

let api: Api
let admin: Caller

beforeAll(async () => {
  api = await startApi()
  admin = await createAdmin(api)
})
afterAll(() => api.stop())

const decide = (id: string, decision: boolean | { approved: boolean; seen: string | undefined }, key?: string) =>
  api.send('decideApproval', admin, { params: { id }, body: typeof decision === 'boolean' ? { approved: decision } : decision, ...(key && { key }) })
const waiting = async (): Promise<WaitingProfessional[]> => (await api.call('listWaitingProfessionals', admin, { query: {} })).Items
const standing = async ({ id }: Caller) => ({
  profile: (await api.item('professionals', id, 'PROFILE'))?.approved,
  lock: (await api.item('calendars', id, 'HEAD'))?.approved,
  queued: (await waiting()).some((professional) => professional.id === id),
})
const events = async (key: string) => (await api.item('commands', `${admin.id}#${key}`))?.events as DomainEvent[]

describe('approval of a professional', () => {
  it('opens profile and lock together and takes them off the list', async () => {
    const locum = await createLocum(api)
    expect((await waiting()).find(({ id }) => id === locum.id)).toMatchObject({ name: 'Thandi Nkosi', email: locum.email, professional_number: 'P12345', region: 'Cape Town Metro' })
    const { body } = await decide(locum.id, true, 'approve')
    expect(body.data).toMatchObject({ id: locum.id, approved: true })
    expect(await standing(locum)).toEqual({ profile: true, lock: true, queued: false })
    expect(await events('approve')).toMatchObject([{ type: 'professional.approved', subject: locum.id, data: { professionalId: locum.id, by: admin.id } }])
  })

  it('taken back puts them on the list again', async () => {
    const locum = await createLocum(api, {}, admin)
    await decide(locum.id, false, 'take-back')
    expect(await standing(locum)).toEqual({ profile: false, lock: false, queued: true })
    expect(await events('take-back')).toMatchObject([{ type: 'professional.approval-removed' }])
  })

  it('decided again as it stands changes and tells nothing', async () => {
    const locum = await createLocum(api, {}, admin)
    const before = await api.item('professionals', locum.id, 'PROFILE')
    const { status, body } = await decide(locum.id, true, 'again')
    expect([status, body.data.approved]).toEqual([200, true])
    expect(await api.item('professionals', locum.id, 'PROFILE')).toEqual(before)
    expect(await events('again')).toEqual([])
  })

  it('needs a verified profile that exists', async () => {
    const early = await api.signUp('Locum', 'early@approval.test')
    await api.call('createProfessional', early, { body: {} })
    expect((await decide(early.id, true)).body.error.code).toBe('PROFILE_INCOMPLETE')
    expect((await standing(early)).lock).toBe(false)
    expect((await decide(callerOf('Locum', 'absent@approval.test').id, true)).body.error.code).toBe('PROFESSIONAL_NOT_FOUND')
  })

  it('survives saves of the profile made at the same moment', async () => {
    const locum = await createLocum(api)
    const saves = Array.from({ length: 4 }, (_, index) => api.send('saveVerification', locum, { body: verification({ contact: `08${index} 000 0000` }) }))
    const statuses = (await Promise.all([decide(locum.id, true), ...saves])).map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await standing(locum)).toEqual({ profile: true, lock: true, queued: false })
  })

  it('is for a registration: another profession, number or ID waits again, another phone number does not', async () => {
    const locum = await createLocum(api, {}, admin)
    await api.call('saveVerification', locum, { body: verification({ contact: '083 765 4321' }) })
    expect(await standing(locum)).toEqual({ profile: true, lock: true, queued: false })
    const saved = await api.send('saveVerification', locum, { body: verification({ profession: 'Responsible Pharmacist' }), key: 'other' })
    expect(saved.body.data.approved).toBe(false)
    expect(await standing(locum)).toEqual({ profile: false, lock: false, queued: true })
    expect((await api.item('commands', `${locum.id}#other`))?.events).toMatchObject([{ type: 'professional.approval-removed' }])
  })

  it('is for a name too', async () => {
    const locum = await createLocum(api, {}, admin)
    const saved = await api.send('saveVerification', locum, { body: verification({ last_name: 'Botha' }), key: 'renamed' })
    expect(saved.body.data.approved).toBe(false)
    expect(await standing(locum)).toEqual({ profile: false, lock: false, queued: true })
    expect((await api.item('commands', `${locum.id}#renamed`))?.events).toMatchObject([{ type: 'professional.approval-removed' }])
  })

  it.each(['replaced', 'removed'] as const)('is for an identity document too: a first one costs nothing, one that is %s waits again', async (how) => {
    const locum = await createLocum(api, {}, admin)
    const place = { document: 'identity_document', ownerId: locum.id } as const
    const upload = async () => promote(api, locum, place, await uploadFile(api, locum, place, tinyPng))
    const card = () => api.item('cards', 'Pharmacist#Western Cape,Cape Town Metro', locum.id)
    expect((await upload()).body.data.approved).toBe(true)
    expect(await card()).toBeDefined()
    expect(await standing(locum)).toEqual({ profile: true, lock: true, queued: false })
    const changed = how === 'replaced' ? await upload() : await api.send('deleteDocument', locum, { params: place })
    expect(changed.body.data.approved).toBe(false)
    expect(await standing(locum)).toEqual({ profile: false, lock: false, queued: true })
    expect(await card()).toBeUndefined()
  })

  it('is for what was looked at: a registration or an ID document that has taken its place is not approved', async () => {
    const locum = await createLocum(api)
    const seen = async () => (await waiting()).find(({ id }) => id === locum.id)?.registered_at
    const place = { document: 'identity_document', ownerId: locum.id } as const
    const upload = async () => promote(api, locum, place, await uploadFile(api, locum, place, tinyPng))
    const changes = [upload, upload, () => api.send('deleteDocument', locum, { params: place }), () => api.send('saveVerification', locum, { body: verification({ idpassport: '9001015800085' }) })]
    for (const change of changes) {
      const looked = await seen()
      await change()
      const { status, body } = await decide(locum.id, { approved: true, seen: looked })
      expect([status, body.error.code]).toEqual([409, 'REGISTRATION_CHANGED'])
    }
    expect(await standing(locum)).toEqual({ profile: false, lock: false, queued: true })
    const looked = await seen()
    await api.call('saveVerification', locum, { body: verification({ idpassport: '9001015800085', contact: '083 765 4321' }) })
    expect((await decide(locum.id, { approved: true, seen: looked })).status).toBe(200)
  })

  it('lists all who wait, longest first, a page at a time', async () => {
    for (let count = 0; count < 51; count += 1) await createWaiting(count)
    const seen: WaitingProfessional[] = []
    let next: string | undefined
    do {
      const page = (await api.send('listWaitingProfessionals', admin, { query: next ? { NextToken: next } : {} })).body
      seen.push(...page.Items)
      next = page.NextToken
    } while (next)
    expect(seen.length).toBeGreaterThan(50)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen.map(({ since }) => since)).toEqual(seen.map(({ since }) => since).toSorted())
    expect((await api.send('listWaitingProfessionals', admin, { query: { NextToken: 'nonsense' } })).status).toBe(400)
  })
})

const createWaiting = async (count: number) => {
  const locum = await api.signUp('Locum', `waiting-${count}@approval.test`)
  await api.call('createProfessional', locum, { body: {} })
  await api.call('saveVerification', locum, { body: verification() })
}
