import { afterEach, expect, it } from 'vitest'
import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { documentsContract } from '#shared/documents/documents.contract.ts'
import { documentRules } from '#shared/documents/documents.rules.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { searchContract } from '#shared/search/search.contract.ts'
import type { healthContract } from '#shared/health/health.contract.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { callerOf } from '#functions/platform/http/access.ts'
import { createOwnershipChecks } from './ownership.ts'

const practice = 'cmp_0000000000000000' as CompanyId
const member = 'usr_00000000-0000-4000-8000-000000000000' as UserId
const companies = {
  get: async () => undefined,
  getMember: async (_: CompanyId, id: UserId) =>
    id === member ? { id, role: 'manager' as const, since: '2026-01-05T08:00:00.000Z', version: 2 } : undefined,
  listOfMember: async () => [],
}
const users = { get: async () => undefined }
const professionals = { getProfile: async () => undefined }
const { companyReader, documentReader } = createOwnershipChecks<typeof documentsContract & typeof companiesContract>({
  companies,
  professionals,
  users,
})

const logo: { personal: boolean } = documentRules.logo
afterEach(() => void (logo.personal = false))

const caller = (role: Role, id: string) => callerOf({ user: id as UserId, role, signedInAt: 0 })
const reads = (role: Role, id: string, size = 'large') =>
  documentReader(caller(role, id), practice, { params: { document: 'logo' }, query: { size }, body: undefined })

const stranger = 'usr_00000000-0000-4000-8000-000000000001'

it('returns a practice’s original picture to its members only, whether or not the practice may read about people', async () => {
  expect([
    await reads('CompanyAdmin', member, 'original'),
    await reads('CompanyAdmin', stranger, 'original'),
    await reads('Locum', stranger, 'original'),
  ]).toEqual([{ companyId: practice, role: 'manager', version: 2, isNotPersonal: true }, undefined, undefined])
})

it('lets every locum read about a practice, and practice users about their own', async () => {
  const input = { params: {}, query: {}, body: undefined }
  expect([
    await companyReader(caller('Locum', stranger), practice, input),
    await companyReader(caller('CompanyAdmin', member), practice, input),
    await companyReader(caller('CompanyAdmin', stranger), practice, input),
  ]).toEqual([{}, { companyId: practice, role: 'manager', version: 2 }, undefined])
})

it('returns a personal document of a practice to its members only', async () => {
  expect([await reads('CompanyAdmin', stranger), await reads('Locum', stranger)]).toEqual([
    { isNotPersonal: true },
    { isNotPersonal: true },
  ])
  logo.personal = true
  expect([
    await reads('CompanyAdmin', member),
    await reads('CompanyAdmin', stranger),
    await reads('Locum', stranger),
  ]).toEqual([{ companyId: practice, role: 'manager', version: 2 }, undefined, undefined])
})

it('compiles only with the repositories that a contract needs, and needs no others', () => {
  const offers = { getOffer: async () => undefined }
  createOwnershipChecks<typeof healthContract>({})
  createOwnershipChecks<typeof searchContract>({ companies, users })
  // @ts-expect-error Locums have to be approved to apply, so the profiles are needed.
  createOwnershipChecks<typeof offersContract>({ companies, offers, users })
  // @ts-expect-error Practices read about people through their practice, so the practices are needed.
  createOwnershipChecks<typeof searchContract>({ users })
  // @ts-expect-error Sessions are checked against the accounts.
  createOwnershipChecks<typeof companiesContract>({ companies })
  // @ts-expect-error Without a contract, every repository is needed.
  expect(createOwnershipChecks({ companies, professionals, offers, users })).toHaveProperty('hasSession')
})
