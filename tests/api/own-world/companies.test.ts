import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '#shared/kernel/caller.ts'
import { callerOf } from '#functions/platform/http/access.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { createCompany } from '#functions/companies/create-company.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { newId } from '#functions/platform/context.ts'
import { runCommand } from '#functions/platform/dynamo/command.ts'
import { tenantsRepository } from '#functions/stores/tenants.repository.ts'
import { startApi, type Api } from '#tests/support/api.ts'
import { createAdmin, createLocum, createPractice, setComplete, type Practice } from '#tests/support/people.ts'

let api: Api
let practice: Practice

const body = {
  name: 'Kloof Vet',
  industry: 'Veterinary',
  type: 'Clinic',
  email: 'desk@kloof-vet.test',
  contact: '021 000 0000',
  managers: [{ name: 'Sam', surname: 'Botha', contact: '021 000 0001' }],
}

beforeAll(async () => {
  api = await startApi()
  practice = await createPractice(api)
})
afterAll(() => api.stop())

describe('a practice', () => {
  it('is created approved, with its creator as member', async () => {
    const { body: response } = await api.send('createCompany', practice.member, { body, key: 'second' })
    const { id } = response.data
    expect(response.data).toMatchObject({ ...body, tenantId: 'demo', approved: true })
    expect(await api.item('companies', id, 'COMPANY')).toMatchObject({ ...body, version: 1 })
    expect(await api.item('companies', id, `MEMBER#${practice.member.id}`)).toMatchObject({
      memberUser: practice.member.id,
    })
    expect((await api.eventsOf(practice.member, 'second'))[0]).toEqual({
      type: 'company.created',
      version: 1,
      subject: id,
      data: {},
    })
    const { Items } = await api.call('listMyPractices', practice.member, {})
    expect(Items.map(({ name }: { name: string }) => name)).toEqual(['Harbour Road Pharmacy', 'Kloof Vet'])
  })

  it('has one of the listed industries', async () => {
    const refusal = [400, [{ field: 'industry', message: 'Choose one from the list' }]]
    const unknown = { ...body, industry: 'Alchemy' }
    const input = { params: { companyId: practice.companyId }, body: unknown }
    for (const response of [
      await api.send('createCompany', practice.member, { body: unknown }),
      await api.send('updateCompany', practice.member, input),
    ]) {
      expect([response.status, response.body.error.details.fields]).toEqual(refusal)
    }
  })

  it('has a name without a web address, as have its managers', async () => {
    const unwanted = {
      ...body,
      name: 'Claim a prize at evil.co.za',
      managers: [{ name: 'www.prizes', surname: 'https://evil.test', contact: '021 000 0001' }],
    }
    const response = await api.send('createCompany', practice.member, { body: unwanted })
    const message = 'A name cannot contain a web address. Put a space after each full stop'
    expect([response.status, response.body.error.details.fields]).toEqual([
      400,
      ['name', 'managers.0.name', 'managers.0.surname'].map((field) => ({ field, message })),
    ])
  })

  it('is changed by its members', async () => {
    const changed = { ...body, name: 'Harbour Road Pharmacy & Clinic' }
    const { body: response } = await api.send('updateCompany', practice.member, {
      params: { companyId: practice.companyId },
      body: changed,
      key: 'change',
    })
    expect(response.data).toMatchObject(changed)
    expect(await api.item('companies', practice.companyId, 'COMPANY')).toMatchObject({
      name: changed.name,
      version: 2,
      approved: true,
    })
    expect((await api.eventsOf(practice.member, 'change'))[0]).toMatchObject({
      type: 'company.saved',
      subject: practice.companyId,
    })
  })

  it('is changed by its members only: for others it is not found', async () => {
    const other = await createPractice(api, 'Elsewhere')
    const input = { params: { companyId: practice.companyId } }
    for (const { status, body: response } of [
      await api.send('getCompany', other.member, input),
      await api.send('updateCompany', other.member, { ...input, body }),
      await api.send('getCompany', other.member, { params: { companyId: 'cmp_0000000000000000' } }),
    ]) {
      expect([status, response.error.code]).toEqual([404, 'COMPANY_NOT_FOUND'])
    }
  })

  it('shows locums its public part, and super admins everything', async () => {
    const input = { params: { companyId: practice.companyId } }
    await setComplete(api, practice.companyId, false)
    const seen = await api.call('getCompany', await createLocum(api), input)
    expect(Object.keys(seen).sort()).toEqual([
      'documents',
      'files',
      'id',
      'industry',
      'languages',
      'logo_file',
      'name',
      'short_bio',
      'systemsUsed',
      'type',
      'working_hours',
    ])
    expect(await api.call('getCompany', await createAdmin(api), input)).toHaveProperty('managers')
  })

  it('awaits approval if the tenant wants to approve practices first', async () => {
    await api.db.send(
      new UpdateCommand({
        TableName: 'config',
        Key: { pk: 'tenant', sk: 'demo' },
        UpdateExpression: 'SET settings.companies.requireApproval = :true',
        ExpressionAttributeValues: { ':true': true },
      }),
    )
    const now = new Date().toISOString()
    const createAs = (id: UserId) => {
      const self = callerOf({ user: id, role: practice.member.role, signedInAt: 0 })
      return createCompany(
        {
          caller: self,
          now,
          newId,
          companies: companiesRepository(api.db, 'companies'),
          users: usersRepository(api.db, 'users'),
          tenants: tenantsRepository(configReader(api.db, 'config')),
          options: optionsRepository(configReader(api.db, 'config')),
          tenantId: 'demo',
          execute: (decide) =>
            runCommand(
              api.db,
              'commands',
              { id: `${id}#waits`, hash: '', by: auditOf('createCompany', self) },
              now,
              decide,
            ),
        },
        { params: undefined, query: undefined, body: { ...body, name: 'Gardens Vet' } },
      )
    }
    // A deleted account has no session any more.
    await expect(createAs(`usr_${crypto.randomUUID()}` as UserId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const company = await createAs(practice.member.id)
    expect(company.approved).toBe(false)
    expect((await api.call('listPendingCompanies', await createAdmin(api), { query: {} })).Items).toMatchObject([
      { id: company.id, name: 'Gardens Vet', since: now, registered_at: now },
    ])
  })
})
