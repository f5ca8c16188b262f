import { afterAll, describe, expect, it } from 'vitest'
import type { PoolId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { eventually } from '#tests/support/events.ts'
import { exported } from '#tests/support/exports.ts'
import { createPractice, type Practice } from '#tests/support/people.ts'

const { api, newLocum, stop } = await startApiWithEvents()
afterAll(stop)

const CANARY = 'Kanarievoël team'
const at = ({ companyId }: Practice) => ({ params: { companyId } })
const inPool = ({ companyId }: Practice, poolId: PoolId) => ({ params: { companyId, poolId } })
const withLocum = ({ companyId }: Practice, poolId: PoolId, { id }: Caller) => ({
  params: { companyId, poolId, professionalId: id },
})
const create = (practice: Practice, name: string): Promise<Pool> =>
  api.call('createPool', practice.member, { ...at(practice), body: { name } })
const poolsOf = (practice: Practice): Promise<Pool[]> => api.list('listPools', practice.member, at(practice))
const listedOf = async ({ id }: Caller): Promise<string[]> => [
  ...(((await api.item('professionals', id, 'BLOCKS-AND-POOLS'))?.pools ?? []) as Set<string>),
]

describe('a pool', () => {
  it('is named, filled, renamed and deleted; its locums stay', async () => {
    const [practice, locum] = [await createPractice(api), await newLocum()]
    const pool = await create(practice, 'Saturday team')
    await api.call('addToPool', practice.member, withLocum(practice, pool.id, locum))
    await api.call('addToPool', practice.member, withLocum(practice, pool.id, locum))
    expect(await poolsOf(practice)).toEqual([{ id: pool.id, name: 'Saturday team', people: [locum.id] }])
    expect(await listedOf(locum)).toEqual([`${practice.companyId}#${pool.id}`])
    await api.call('renamePool', practice.member, { ...inPool(practice, pool.id), body: { name: 'Weekend team' } })
    expect(await api.call('getPool', practice.member, inPool(practice, pool.id))).toEqual({
      id: pool.id,
      name: 'Weekend team',
      people: [locum.id],
      locums: [{ id: locum.id, name: 'Thandi Nkosi', profession: 'Pharmacist', region: 'Cape Town Metro' }],
    })
    await api.call('removeFromPool', practice.member, withLocum(practice, pool.id, locum))
    expect([(await poolsOf(practice))[0]?.people, await listedOf(locum)]).toEqual([[], []])
    await api.call('addToPool', practice.member, withLocum(practice, pool.id, locum))
    await api.call('deletePool', practice.member, inPool(practice, pool.id))
    expect([await poolsOf(practice), await listedOf(locum)]).toEqual([[], []])
    const gone = await api.send('addToPool', practice.member, withLocum(practice, pool.id, locum))
    expect([gone.status, gone.body.error.code]).toEqual([404, 'POOL_NOT_FOUND'])
  })

  it('has a name of its own and limits', async () => {
    const practice = await createPractice(api)
    const pool = await create(practice, 'Saturday team')
    const tryToCreate = (name: string) => api.send('createPool', practice.member, { ...at(practice), body: { name } })
    expect((await tryToCreate('saturday  TEAM')).body.error.code).toBe('POOL_EXISTS')
    for (let count = 1; count < quotas.poolsPerPractice; count += 1) await create(practice, `Team ${count}`)
    expect((await tryToCreate('One more')).body.error.details.quota.name).toBe('pools')
    const rename = { ...inPool(practice, pool.id), body: { name: 'Team 1' } }
    expect((await api.send('renamePool', practice.member, rename)).body.error.code).toBe('POOL_EXISTS')
  })

  it('is the practice’s own, and unknown to its locums', async () => {
    const [practice, rival] = [await createPractice(api), await createPractice(api, 'Vineyard Pharmacy')]
    const locum = await newLocum()
    const pool = await create(practice, CANARY)
    await api.call('addToPool', practice.member, withLocum(practice, pool.id, locum))
    expect(await poolsOf(rival)).toEqual([])
    for (const foreign of [
      await api.send('getPool', rival.member, inPool(practice, pool.id)),
      await api.send('getPool', rival.member, inPool(rival, pool.id)),
    ])
      expect(foreign.status).toBe(404)
    const wire = [
      await exported(api, locum),
      await api.call('getOwnProfessional', locum, {}),
      await api.call('listNotifications', locum, { query: {} }),
      await api.call('getCompany', locum, at(practice)),
    ]
    expect(JSON.stringify(wire)).not.toMatch(new RegExp(`${CANARY}|${pool.id}`))
    expect((await exported(api, practice.member, practice.companyId)).pools).toEqual([
      { id: pool.id, name: CANARY, people: [locum.id] },
    ])
  })

  it('loses a locum who is blocked or leaves, and ends with the practice', async () => {
    const practice = await createPractice(api)
    const [blocked, leaving, staying] = [await newLocum(), await newLocum(), await newLocum()]
    const pool = await create(practice, 'Saturday team')
    for (const locum of [blocked, leaving, staying])
      await api.call('addToPool', practice.member, withLocum(practice, pool.id, locum))
    const person = { params: { companyId: practice.companyId, professionalId: blocked.id } }
    await api.call('blockLocum', practice.member, { ...person, body: {} })
    const again = await api.send('addToPool', practice.member, withLocum(practice, pool.id, blocked))
    expect(again.body.error.code).toBe('LOCUM_BLOCKED')
    await api.call('deleteProfessional', leaving, {})
    await eventually(async () => (await poolsOf(practice))[0]?.people.length === 1)
    expect((await poolsOf(practice))[0]?.people).toEqual([staying.id])
    expect(await listedOf(blocked)).toEqual([])
    await api.call('deleteCompany', practice.member, at(practice))
    await eventually(async () => (await api.partition('companies', practice.companyId)).length === 1)
    expect(await listedOf(staying)).toEqual([])
  })
})
