import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiContract } from '#shared/api-contract.ts'
import { type Operation } from '#shared/kernel/define-contract.ts'
import { startApi, type Api, type Caller, type OperationName } from '#tests/support/api.ts'
import { apply, confirm, post, shiftsAhead } from '#tests/support/people.ts'
import { requests } from '#tests/support/requests.ts'
import { createWorld, setApproval, type World, firstCaller } from '#tests/support/world.ts'

let api: Api
let world: World
beforeAll(async () => {
  api = await startApi()
  world = await createWorld(api)
  const { locum, practice } = world.own
  const offer = await post(api, practice, {
    request_dates: shiftsAhead(90),
  })
  await apply(api, locum, offer)
  await confirm(api, practice, offer, locum)
})
afterAll(() => api.stop())

const operationOf = (name: OperationName): Operation => apiContract[name]
const saves = (Object.keys(apiContract) as OperationName[]).filter((name) => operationOf(name).takesVersion)

/** What a client has read before it saves. */
const versionIn = (data: { version?: string; updatedAt?: string }): string => String(data.version ?? data.updatedAt)

describe('a save that names the version it started from', () => {
  it('is each one of a profile, of settings, of options, of the tenant, of notes and of a placement', () => {
    expect(saves.toSorted()).toEqual([
      'decidePlacement',
      'editOffer',
      'restoreTenant',
      'saveAboutCompany',
      'saveAboutMe',
      'saveBankAccount',
      'saveCompanyAddress',
      'saveCompanySettings',
      'saveExperience',
      'saveInstantBooking',
      'saveLegalText',
      'saveOperations',
      'saveOptions',
      'saveProfessionalSettings',
      'saveQualification',
      'saveVerification',
      'saveWorkHours',
      'setPlan',
      'updateBooking',
      'updateCompany',
      'updateOfferTemplate',
      'updateTenant',
    ])
  })

  it.each(saves)('%s is refused if that is no longer current, and leaves everything as it was', async (name) => {
    await setApproval(api, world.own, true)
    const { request, other } = requests[name]
    const owner = firstCaller(operationOf(name), world) as Caller
    const parts = await request({ api, pair: world.own, owner })
    const first = await api.send(name, owner, parts)
    expect(first.status).toBe(200)
    const begun = versionIn(first.body.data)
    const changed = { ...parts, body: other?.(parts.body as object) }
    const theirs = await api.send(name, owner, { ...changed, version: `"${begun}"` })
    expect(theirs.status).toBe(200)
    const stale = await api.send(name, owner, { ...parts, version: `"${begun}"` })
    expect([stale.status, stale.body.error.code]).toEqual([409, 'STALE_STATE'])
    const now = await api.send(name, owner, { ...changed, version: versionIn(theirs.body.data) })
    expect(now.status).toBe(200)
    expect((await api.send(name, owner, { ...parts, version: '*' })).status).toBe(200)
  })

  it('sent again after it was carried out gets its first response', async () => {
    const { locum } = world.own
    const { body } = await api.send('getProfessionalSettings', locum, {})
    const save = { body: { contact: '082 765 4321' }, version: body.data.version, key: crypto.randomUUID() }
    const saved = await api.send('saveProfessionalSettings', locum, save)
    expect(saved.body.data).toMatchObject({ contact: '082 765 4321' })
    expect(await api.send('saveProfessionalSettings', locum, save)).toEqual(saved)
  })

  it('can also be sent with the settings as they were read', async () => {
    const { locum } = world.own
    const { body } = await api.send('getProfessionalSettings', locum, {})
    const back = { body: { ...body.data, contact: '082 111 2222' } }
    expect((await api.send('saveProfessionalSettings', locum, back)).status).toBe(200)
    expect((await api.send('saveProfessionalSettings', locum, back)).body.error.code).toBe('STALE_STATE')
  })
})
