import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outcomeOf, startApi, type Api, type Caller } from '#tests/support/api.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import { createAdmin, createLocum } from '#tests/support/people.ts'
import { longRounds } from '#tests/support/rounds.ts'

/** Enough for 1,000 rounds on a busy machine. */
const timeout = 1_800_000

let api: Api

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** As if it had not been used for a while, so that the next use prolongs it. */
const usedFor = (minutes: number, { id }: Caller) =>
  api.db.send(
    new UpdateCommand({
      TableName: 'grants',
      Key: { pk: id, sk: 'GRANT' },
      UpdateExpression: 'SET expiresAt = :at',
      ExpressionAttributeValues: { ':at': Math.floor(Date.now() / 1000) + minutes * 60 },
    }),
  )

it('an impersonation that ends while it is used and prolonged does not come back', { timeout }, async () => {
  const [admin, locum] = [await createAdmin(api), await createLocum(api)]
  for (let round = 0; round < longRounds({ usual: 20, full: 1_000 }); round += 1) {
    const acting = await impersonating(api, admin, locum, 'act')
    await usedFor(5, admin)
    const save = () =>
      api.send('saveExperience', acting, {
        body: { start_date: '2015-01-01', companies_worked_for: [`Clicks ${round}`], skills: [] },
      })
    const [ended, ...outcomes] = await Promise.all([
      api.send('endImpersonation', admin),
      ...Array.from({ length: 4 }, async () => outcomeOf(await save())),
    ])
    expect(ended.body.data).toEqual({ ended: true })
    expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 'IMPERSONATION_ENDED')).toEqual([])
    expect(outcomeOf(await save())).toBe('IMPERSONATION_ENDED')
    expect(await api.item('grants', admin.id, 'GRANT')).toBeUndefined()
  }
})

it('of several that are started at once one lasts', { timeout }, async () => {
  const [admin, locum] = [await createAdmin(api), await createLocum(api)]
  for (let round = 0; round < longRounds({ usual: 10, full: 1_000 }); round += 1) {
    const views = await Promise.all(Array.from({ length: 4 }, () => impersonating(api, admin, locum, 'view')))
    const outcomes = await Promise.all(views.map(async (view) => outcomeOf(await api.send('getOwnProfessional', view))))
    expect(outcomes.toSorted()).toEqual([200, ...Array<string>(3).fill('IMPERSONATION_ENDED')])
  }
})

it('a locum who is deleted while viewed is no longer found', { timeout }, async () => {
  const admin = await createAdmin(api)
  for (let round = 0; round < longRounds({ usual: 8, full: 1_000 }); round += 1) {
    const locum = await createLocum(api)
    const viewing = await impersonating(api, admin, locum, 'view')
    const read = async () => outcomeOf(await api.send('getOwnProfessional', viewing))
    const [deleted, ...outcomes] = await Promise.all([api.send('deleteProfessional', locum), read(), read(), read()])
    expect(deleted.status).toBe(200)
    const known = [200, 'IMPERSONATION_ENDED', 'PROFESSIONAL_NOT_FOUND']
    expect(outcomes.filter((outcome) => !known.includes(outcome))).toEqual([])
    expect(await read()).toBe('IMPERSONATION_ENDED')
  }
})
