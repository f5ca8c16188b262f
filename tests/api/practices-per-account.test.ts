import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { ApiResponse, Caller } from '#tests/support/api.ts'
import { createLocum, createPractice, practiceNamed, newAddress } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin } = await sharedApi()

const signUp = () => api.signUp('CompanyAdmin', newAddress())
const create = (member: Caller, name: string, key?: string) =>
  api.send('createCompany', member, { body: practiceNamed(name), ...(key && { key }) })
const remove = (member: Caller, companyId: CompanyId) => api.call('deleteCompany', member, { params: { companyId } })
const statusAndError = ({ status, body }: ApiResponse) => [status, body.error?.code]
const twenty = (send: () => Promise<ApiResponse>) => Promise.all(Array.from({ length: 20 }, send))
const stored = async (name: string) =>
  (
    await api.db.send(
      new ScanCommand({
        TableName: 'companies',
        FilterExpression: '#name = :name',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: { ':name': name },
      }),
    )
  ).Items ?? []
const nameless = (count: number) => Array.from({ length: count }, (_, index) => `Branch ${index + 1}`)
const full = (limit: number) => ({ code: 'QUOTA_EXCEEDED', details: { quota: { name: 'practices', limit } } })

describe('a practice name', () => {
  it('is used once by twenty simultaneous requests, each without a key; the others are refused', async () => {
    const member = await signUp()
    const answers = await twenty(() => create(member, 'Crowded Pharmacy'))
    expect(answers.map(statusAndError).sort()).toEqual([
      [200, undefined],
      ...Array.from({ length: 19 }, () => [409, 'COMPANY_EXISTS']),
    ])
    expect(await stored('Crowded Pharmacy')).toHaveLength(1)
  })

  it('is used once by twenty simultaneous requests under one key, all with the same response', async () => {
    const member = await signUp()
    const [first, ...others] = await twenty(() => create(member, 'Patient Pharmacy', 'once'))
    expect(first?.status).toBe(200)
    for (const response of others) expect(response).toEqual(first)
    expect(await stored('Patient Pharmacy')).toHaveLength(1)
  })

  it('is the same in other capitals and spaces; another account may use it, and so may this one after deleting its own', async () => {
    const [member, other] = [await signUp(), await signUp()]
    await create(member, 'First')
    const { body } = await create(member, 'Kloof Vet')
    expect(statusAndError(await create(member, ' kloof  VET '))).toEqual([409, 'COMPANY_EXISTS'])
    expect((await create(other, 'Kloof Vet')).status).toBe(200)
    await remove(member, body.data.id)
    expect((await create(member, 'Kloof Vet')).status).toBe(200)
  })
})

describe('practices of an account', () => {
  it('are five at most, even when created at once; deleted, left and other users’ practices don’t count', async () => {
    const { member, companyId } = await createPractice(api, 'Branch 0')
    const answers = await Promise.all(nameless(8).map((name) => create(member, name)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.error).toMatchObject(full(quotas.practicesPerAccount))
    expect(refused?.body.error.details.quota).not.toHaveProperty('from')
    expect((await api.call('listMyPractices', member, {})).Items).toHaveLength(quotas.practicesPerAccount)
    expect((await createPractice(api, 'Branch 9')).companyId).toBeDefined()

    await remove(member, companyId)
    expect((await create(member, 'Branch 10')).status).toBe(200)
    expect((await create(member, 'Branch 11')).status).toBe(429)
    const [left] = (await api.call('listMyPractices', member, {})).Items
    await api.db.send(new DeleteCommand({ TableName: 'companies', Key: { pk: left.id, sk: `MEMBER#${member.id}` } }))
    expect((await create(member, 'Branch 11')).status).toBe(200)
    expect((await create(member, 'Branch 12')).status).toBe(429)
  })

  it('are as many as a super admin allows', async () => {
    const { member } = await createPractice(api, 'Branch 0')
    for (const name of nameless(4)) await create(member, name)
    const input = { params: { userId: member.id }, body: { practices: 6, reason: 'A group of practices' } }
    const { status, body } = await api.send('setAccountQuotas', admin, { ...input, key: 'raise' })
    expect([status, body.data]).toEqual([200, { id: member.id, practices: 6 }])
    expect(await api.eventsOf(admin, 'raise')).toMatchObject([
      { type: 'account.quotas-changed', subject: member.id, data: { practices: 6, by: admin.id } },
    ])
    expect((await create(member, 'Branch 5')).status).toBe(200)
    const refused = await create(member, 'Branch 6')
    expect([refused.status, refused.body.error]).toMatchObject([429, full(6)])
    for (const practices of [0, 101, 2.5])
      expect((await api.send('setAccountQuotas', admin, { ...input, body: { practices } })).status).toBe(400)
    expect(statusAndError(await api.send('setAccountQuotas', member, input))).toEqual([403, 'FORBIDDEN'])
    // Neither a locum nor a super admin has practices.
    const locum = await createLocum(api)
    for (const userId of ['usr_00000000-0000-4000-8000-000000000000', locum.id, admin.id] as const)
      expect(
        statusAndError(await api.send('setAccountQuotas', admin, { ...input, params: { userId } })),
        userId,
      ).toEqual([404, 'USER_NOT_FOUND'])
  })
})
