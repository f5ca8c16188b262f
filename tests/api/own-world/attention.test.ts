import { attentionKinds } from '#shared/admin/attention-kinds.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Attention } from '#shared/admin/attention.contract.ts'
import type { AttentionKind } from '#shared/admin/attention-kinds.ts'
import { startApi, type Api, type Caller } from '#tests/support/api.ts'
import { ahead, createAdmin, createLocum, createPractice, verification } from '#tests/support/people.ts'

let api: Api
let admin: Caller
beforeAll(async () => {
  api = await startApi()
  admin = await createAdmin(api)
})
afterAll(() => api.stop())

const attention = (): Promise<Attention> => api.call('getAttention', admin, {})
const countOf = async (wanted: AttentionKind) => (await attention()).counts.find(({ kind }) => kind === wanted)

it('says that nothing waits', async () => {
  const { items, counts } = await attention()
  expect(items).toEqual([])
  expect(counts.map(({ kind }) => kind).toSorted()).toEqual(attentionKinds.toSorted())
  for (const count of counts) expect(count).toMatchObject({ count: 0, more: false })
})

it('lists what waits, the longest first, with the number of each kind', async () => {
  const locum = await createLocum(api)
  const practice = await createPractice(api)
  const placement = { professionTitle: 'Pharmacist', monthlySalary: 62_500, workingHours: '40' }
  const params = { companyId: practice.companyId }
  const sent = await api.call('requestPlacement', practice.member, { params, body: placement })
  const second = await createLocum(api)
  const { items } = await attention()
  expect(items.map(({ kind, id }) => [kind, id])).toEqual([
    ['professional', locum.id],
    ['placement', sent.id],
    ['professional', second.id],
  ])
  expect(items[0]).toMatchObject({ name: expect.stringContaining(' '), detail: expect.stringContaining('Pharmacist') })
  expect(items[1]).toMatchObject({ detail: 'Pharmacist', amount: 62_500 })
  expect(await countOf('professional')).toMatchObject({ count: 2, more: false, oldest: items[0]?.since })
  await api.call('decideApproval', admin, { params: { id: locum.id }, body: { approved: true } })
  expect(await countOf('professional')).toMatchObject({ count: 1 })
})

it('has a registration that is near with its date, and a renewal with how long it waits, until each is checked', async () => {
  const [near, renewed] = [await createLocum(api), await createLocum(api)]
  const decide = ({ id }: Caller, registration_expiry?: string) =>
    api.call('decideApproval', admin, { params: { id }, body: { approved: true, registration_expiry } })
  const enter = (locum: Caller, registration_expiry: string) =>
    api.call('saveVerification', locum, { body: verification({ registration_expiry }) })
  await enter(near, ahead(30))
  await decide(near)
  await decide(renewed, ahead(90))
  const { updatedAt } = await enter(renewed, ahead(400))
  const waiting = async () => (await attention()).items.filter(({ kind }) => kind === 'registration')
  expect(await waiting()).toMatchObject([
    { id: near.id, expires: ahead(30) },
    { id: renewed.id, since: updatedAt, detail: expect.stringContaining('renewed until') },
  ])
  expect(await countOf('registration')).toEqual({ kind: 'registration', count: 2, more: false, oldest: updatedAt })
  await decide(near, ahead(30))
  await decide(renewed, ahead(400))
  expect(await waiting()).toEqual([])
})

it('is for super admins alone', async () => {
  const locum = await createLocum(api)
  expect(await api.send('getAttention', locum, {})).toMatchObject({ status: 403 })
})
