import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiContract } from '#shared/api-contract.ts'
import { admits, isPublicAccess, type Operation } from '#shared/kernel/define-contract.ts'
import { startApi, type Api, type Caller, type OperationName } from '#tests/support/api.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import { bankAccount, createAdmin, createLocum, createPractice, type Pair } from '#tests/support/people.ts'
import { requests } from '#tests/support/requests.ts'

/** Never changed for another: identity, money, rights. */
const fields: Record<string, unknown> = {
  idpassport: '8001015009087',
  professional_number: 'P-1234',
  payment_info: bankAccount,
  ...bankAccount,
  approved: true,
  approval: 'approved',
  role: 'SuperAdmin',
  plan: 'pro',
  walletTransactions: [{ amount: 1_000 }],
  balance: 1_000,
}

let api: Api
let pair: Pair
let impersonators: { by: Caller; owner: Caller; mode: 'view' | 'act' }[]

beforeAll(async () => {
  api = await startApi()
  pair = { locum: await createLocum(api, {}, await createAdmin(api)), practice: await createPractice(api) }
  const { locum, practice } = pair
  const sides = [
    { target: locum, owner: locum },
    { target: practice, owner: practice.member },
  ]
  impersonators = await Promise.all(
    sides.flatMap(({ target, owner }) =>
      (['view', 'act'] as const).map(async (mode) => ({
        by: await impersonating(api, await createAdmin(api), target, mode),
        owner,
        mode,
      })),
    ),
  )
})
afterAll(() => api.stop())

const shapeOf = ({ body }: Operation): object => (body?._zod.def as { shape?: object } | undefined)?.shape ?? {}

/** Everything by which an account changes what is its own. */
const writes = (Object.keys(apiContract) as OperationName[]).filter((name) => {
  const { access, body, method, path }: Operation = apiContract[name]
  return (
    method !== 'GET' &&
    body &&
    !isPublicAccess(access) &&
    (admits(access, 'Locum') || admits(access, 'CompanyAdmin')) &&
    /^\/(professionals|companies|users|wallets)/.test(path)
  )
})

/** What is about the user themself, in operations by which one who acts saves other things. */
const ownValues = {
  name: 'Another Name',
  notification_channels: { email: { offers: false }, quiet_hours: { from: '20:00', to: '07:00' } },
}

const ownFieldsOf = (name: OperationName): readonly string[] => {
  const { access }: Operation = apiContract[name]
  return isPublicAccess(access) ? [] : (access.ownFields ?? [])
}

it.each(writes.filter((name) => ownFieldsOf(name).length > 0))(
  '%s saves what is the user’s own for the user alone',
  async (name) => {
    const { access }: Operation = apiContract[name]
    if (isPublicAccess(access)) return
    const before = await api.fingerprintOfViewed()
    for (const { by, owner, mode } of impersonators.filter(({ owner }) => admits(access, owner.role))) {
      const { body, ...request } = await requests[name].request({ api, pair, owner })
      for (const [field, value] of Object.entries(ownValues).filter(([field]) => ownFieldsOf(name).includes(field))) {
        const answer = await api.send(name, by, { ...request, body: { ...(body as object), [field]: value } })
        expect(answer.body.error?.code, `${field} ${mode}`).toBe(mode === 'act' ? 'OWNER_ALONE' : 'ONLY_VIEWED')
      }
    }
    expect(await api.fingerprintOfViewed()).toBe(before)
  },
)

it('of settings, these are how one is notified, quiet hours with it, and the name of a practice’s user', () => {
  expect(writes.flatMap((name) => ownFieldsOf(name).map((field) => `${name}.${field}`)).sort()).toEqual([
    'saveCompanySettings.name',
    'saveCompanySettings.notification_channels',
    'saveProfessionalSettings.notification_channels',
  ])
})

describe.each(writes)('%s', (name) => {
  it('changes none of them for who views an account or acts for it', async () => {
    const { access }: Operation = apiContract[name]
    if (isPublicAccess(access)) return
    const able = impersonators.filter(({ owner }) => admits(access, owner.role))
    const tries = await Promise.all(
      able.map(async (one) => ({ ...one, request: await requests[name].request({ api, pair, owner: one.owner }) })),
    )
    const known = shapeOf(apiContract[name])
    const before = await api.fingerprintOfViewed()
    for (const { by, mode, request } of tries) {
      for (const [field, value] of Object.entries(fields)) {
        const body = { ...(request.body as object), [field]: value }
        const answer = await api.send(name, by, { ...request, body })
        const code = answer.body.error?.code as string | undefined
        const where = `${name} ${field} ${mode}`
        if (access.underGrant === 'never') expect(code, where).toBe('OWNER_ALONE')
        else if (mode === 'view' && access.underGrant === 'act') expect(code, where).toBe('ONLY_VIEWED')
        else expect([code, field in known], where).toEqual(['VALIDATION_FAILED', false])
      }
    }
    expect(await api.fingerprintOfViewed()).toBe(before)
  })
})
