import { inflateRawSync } from 'node:zlib'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { callerOf, checkAccess, checkRole } from '#functions/platform/http/access.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { blocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { apiContract } from '#shared/api-contract.ts'
import { auditOf, type Caller as Acting } from '#shared/kernel/caller.ts'
import { startApi, type Api, type Caller, type OperationName } from '#tests/support/api.ts'
import { promote, tinyPng, uploadFile } from '#tests/support/documents.ts'
import {
  aboutMe,
  bankAccount,
  createAdmin,
  createLocum,
  createPractice,
  offerInput,
  post,
  practiceNamed,
  qualification,
  verification,
  workHours,
} from '#tests/support/people.ts'

const idNumber = '9202204720083'
const accountNumber = '62847719305'

let api: Api
let admin: Caller
beforeAll(async () => {
  api = await startApi()
  admin = await createAdmin(api)
})
afterAll(() => api.stop())

const saves = (locum: Caller): [OperationName, Record<string, unknown>][] => [
  ['saveVerification', { body: verification({ idpassport: idNumber }) }],
  ['saveBankAccount', { body: { ...bankAccount, account_number: accountNumber } }],
  ['saveAboutMe', { body: aboutMe }],
  ['saveWorkHours', { body: workHours() }],
  ['saveQualification', { body: qualification }],
  ['saveExperience', { body: { start_date: '2018-03-01', companies_worked_for: ['Clicks'], skills: [] } }],
  [
    'saveProfessionalSettings',
    {
      body: {
        contact: '082 123 4567',
        locale: 'en-ZA',
        notification_channels: { email: { offers: true, bookings: true } },
      },
    },
  ],
  ['refreshSearchEntries', { params: { userId: locum.id }, body: {} }],
]

/** Everything in the commands table, responses decompressed. */
const records = async (): Promise<string[]> => {
  const { Items = [], LastEvaluatedKey } = await api.db.send(
    new ScanCommand({ TableName: 'commands', ConsistentRead: true }),
  )
  expect(LastEvaluatedKey).toBeUndefined()
  return Items.map(({ response, ...item }) => JSON.stringify(item) + inflateRawSync(response as Uint8Array).toString())
}

it('no command record contains an identity or account number, before or after the account is deleted', async () => {
  const locum = await createLocum(api, { idpassport: idNumber })
  for (const [name, request] of saves(locum)) {
    const first = await api.send(name, locum, { ...request, key: name })
    expect(first.status, `${name} ${JSON.stringify(first.body)}`).toBe(200)
    expect(await api.send(name, locum, { ...request, key: name }), name).toEqual(first)
  }
  for (const document of ['identity_document', 'avatar'] as const) {
    const target = { document, ownerId: locum.id }
    const promoted = await promote(api, locum, target, await uploadFile(api, locum, target, tinyPng))
    expect(promoted.body.data).toMatchObject({ idpassport: idNumber, payment_info: { account_number: accountNumber } })
    const removed = await api.send('deleteDocument', locum, { params: target, key: document })
    expect(removed.body.data.idpassport).toBe(idNumber)
    expect(await api.send('deleteDocument', locum, { params: target, key: document })).toEqual(removed)
  }
  const { body: kept } = await promote(
    api,
    locum,
    { document: 'identity_document', ownerId: locum.id },
    await uploadFile(api, locum, { document: 'identity_document', ownerId: locum.id }, tinyPng),
  )
  await api.call('decideApproval', admin, {
    params: { id: locum.id },
    body: { approved: true, identity_document: kept.data.files.identity_document },
  })

  const canaries = new RegExp(`${idNumber}|${accountNumber}`)
  expect((await records()).length).toBeGreaterThan(10)
  expect((await records()).filter((record) => canaries.test(record))).toEqual([])
  await api.call('deleteProfessional', locum, {})
  expect((await records()).filter((record) => canaries.test(record))).toEqual([])
  const repeated = await api.send('saveBankAccount', locum, {
    body: { ...bankAccount, account_number: accountNumber },
    key: 'saveBankAccount',
  })
  expect(repeated.status).toBe(401)
  expect(JSON.stringify(repeated.body)).not.toMatch(canaries)
})

it('the record of every command says who did what, for which practice and by which right', async () => {
  const [locum, practice] = [await createLocum(api), await createPractice(api)]
  const ran = async (name: OperationName, caller: Caller, request: Record<string, unknown>) => {
    expect((await api.send(name, caller, { ...request, key: `by-${name}` })).status, name).toBe(200)
    return (await api.item('commands', `${caller.id}#by-${name}`))?.by
  }
  const made = async (member: Caller) => {
    const request = { body: practiceNamed('Second Pharmacy'), key: 'made' }
    const { id: response } = await api.call('createCompany', member, request)
    return { by: (await api.item('commands', `${member.id}#made`))?.by, response }
  }
  expect(await ran('saveAboutMe', locum, { body: aboutMe })).toEqual({
    op: 'saveAboutMe',
    user: locum.id,
    grant: 'own',
  })
  expect(await ran('postOffer', practice.member, { body: offerInput(practice.companyId) })).toEqual({
    op: 'postOffer',
    user: practice.member.id,
    practice: practice.companyId,
    subject: expect.stringMatching(/^off_/),
    grant: 'own',
  })
  const { by, response } = await made(practice.member)
  expect(by).toEqual({ op: 'createCompany', user: practice.member.id, subject: response, grant: 'own' })
  expect(await ran('decideApproval', admin, { params: { id: locum.id }, body: { approved: true } })).toEqual({
    op: 'decideApproval',
    user: admin.id,
    subject: locum.id,
    grant: 'admin',
  })
  const [target, amount] = [{ companyId: practice.companyId }, { userId: practice.member.id }]
  expect(await ran('decideCompanyApproval', admin, { params: target, body: { approved: true } })).toMatchObject({
    subject: practice.companyId,
  })
  expect(
    await ran('setAccountQuotas', admin, { params: amount, body: { practices: 6, reason: 'A group of practices' } }),
  ).toMatchObject({
    subject: practice.member.id,
  })
  // Membership is checked within the command, but the practice is still named.
  expect(await ran('deleteCompany', practice.member, { params: target })).toEqual({
    op: 'deleteCompany',
    user: practice.member.id,
    practice: practice.companyId,
    grant: 'own',
  })
})

it('an admin acting for a locum may do what the locum may and no more, and the record names both', async () => {
  const [locum, other, practice] = [
    await createLocum(api),
    await createLocum(api, {}, admin),
    await createPractice(api),
  ]
  const offer = await post(api, practice)
  const owners = createOwnershipChecks({
    companies: companiesRepository(api.db, 'companies'),
    professionals: professionalsRepository(api.db, 'professionals'),
    offers: offersRepository(api.db, 'offers'),
    bookings: bookingsRepository(api.db, 'bookings'),
    blocksAndPools: blocksAndPoolsRepository(api.db, 'professionals'),
    users: usersRepository(api.db, 'users'),
  })
  const token = { user: admin.id, role: admin.role, signedInAt: Date.now() }
  const actingFor = (account: Acting['account']): Acting => ({
    ...callerOf(token),
    account,
    party: 'professional',
    grant: 'admin',
  })
  const response = async (name: OperationName, params: object, acting = actingFor(locum.id)) => {
    const { access } = apiContract[name]
    try {
      checkRole(access, acting)
      return await checkAccess(access, token, acting, { params, query: {}, body: {} }, owners)
    } catch (error) {
      return (error as { code: string }).code
    }
  }
  const avatarOf = ({ id }: Caller) => ({ document: 'avatar', ownerId: id })
  expect(await response('updateLastActive', { userId: locum.id })).toEqual(actingFor(locum.id))
  expect(await response('deleteDocument', avatarOf(locum))).toEqual(actingFor(locum.id))
  for (const { id } of [other, admin])
    expect(await response('updateLastActive', { userId: id })).toBe('PROFESSIONAL_NOT_FOUND')
  for (const name of ['getDocument', 'deleteDocument'] as const)
    expect(await response(name, avatarOf(other))).toBe('DOCUMENT_NOT_FOUND')
  expect(await response('getUser', { userId: other.id })).toBe('USER_NOT_FOUND')
  expect(await response('decideApproval', { id: locum.id })).toBe('FORBIDDEN')
  // Approval belongs to the account acted for: the first locum is not approved yet, the other is.
  expect(await response('applyToOffer', { id: offer.id })).toBe('NOT_APPROVED')
  expect(await response('applyToOffer', { id: offer.id }, actingFor(other.id))).toEqual(actingFor(other.id))
  expect(auditOf('applyToOffer', actingFor(other.id), offer.id)).toEqual({
    op: 'applyToOffer',
    user: admin.id,
    for: other.id,
    subject: offer.id,
    grant: 'admin',
  })
})
