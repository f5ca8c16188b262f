import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Caller } from '#tests/support/api.ts'
import { createAdmin, createLocum, createPractice, join } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api } = await sharedApi()
const locum = await createLocum(api)
const practice = await createPractice(api)
const colleague = await api.signUp('CompanyAdmin', 'colleague@people.test')

const membership = (companyId: CompanyId, { id }: Caller) => ({ pk: companyId, sk: `MEMBER#${id}` })
const leave = (companyId: CompanyId, member: Caller) =>
  api.db.send(new DeleteCommand({ TableName: 'companies', Key: membership(companyId, member) }))
const ask = (caller: Caller, { id }: { id: string }) => api.send('getUser', caller, { query: { id } })
const refused = { status: 404, body: { error: { code: 'USER_NOT_FOUND' } } }

describe('an account', () => {
  it('is visible to its owner, attribute by attribute, without Cognito’s own data', async () => {
    const { status, body } = await ask(locum, locum)
    expect(status).toBe(200)
    const sub = locum.id.slice('usr_'.length)
    expect(body.data.Username).toBe(sub)
    expect(body.data.UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'sub', Value: sub },
        { Name: 'email', Value: locum.email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'zoneinfo', Value: 'Africa/Johannesburg' },
      ]),
    )
    expect(Object.keys(body.data)).toEqual(['UserAttributes', 'Username'])
    expect(JSON.stringify(body)).not.toMatch(/consent|verifier|salt/)
  })

  it('is visible to colleagues while both are members, and to super admins', async () => {
    expect(await ask(practice.member, colleague)).toMatchObject(refused)
    await join(api, practice.companyId, colleague)
    expect((await ask(practice.member, colleague)).body.data.UserAttributes).toContainEqual({
      Name: 'email',
      Value: colleague.email,
    })
    expect((await ask(colleague, practice.member)).status).toBe(200)
    await leave(practice.companyId, colleague)
    expect(await ask(practice.member, colleague)).toMatchObject(refused)
    expect(await ask(colleague, practice.member)).toMatchObject(refused)
    expect((await ask(await createAdmin(api), locum)).status).toBe(200)
  })

  it('is visible to nobody else: neither a locum’s to a practice, nor any to a locum', async () => {
    expect(await ask(practice.member, locum)).toMatchObject(refused)
    expect(await ask(locum, practice.member)).toMatchObject(refused)
    expect(await ask(locum, { id: 'usr_00000000-0000-4000-8000-000000000000' })).toMatchObject(refused)
  })

  it('is not found once it is deleted, here or in the user pool', async () => {
    const gone = await api.signUp('Locum', 'gone@people.test')
    api.userPool.remove(gone.id)
    expect(await ask(gone, gone)).toMatchObject(refused)
    const going = await api.signUp('Locum', 'going@people.test')
    await api.db.send(new DeleteCommand({ TableName: 'users', Key: { pk: going.id, sk: 'USER' } }))
    expect(await ask(await createAdmin(api), going)).toMatchObject(refused)
    expect(await ask(going, going)).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } })
  })
})
