import { afterEach, expect, it } from 'vitest'
import { documentRules } from '#shared/documents/documents.schema.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { ownersOf } from './ownership.ts'

const practice = 'cmp_0000000000000000' as CompanyId
const member = 'usr_00000000-0000-4000-8000-000000000000' as UserId
const companies = {
  get: async () => undefined,
  isMember: async (_: CompanyId, user: UserId) => user === member,
  listOfMember: async () => [],
}
const { documentReader } = ownersOf({ companies })

const logo: { private: boolean } = documentRules.logo
afterEach(() => void (logo.private = false))

const reads = (role: Role, id: string) =>
  documentReader({ user: id as UserId, role, signedInAt: 0 }, practice, {
    params: { document: 'logo' },
    query: {},
    body: undefined,
  })

it('gives a private document of a practice to its members alone', async () => {
  const stranger = 'usr_00000000-0000-4000-8000-000000000001'
  expect([await reads('CompanyAdmin', stranger), await reads('Locum', stranger)]).toEqual([
    { holdsNoPerson: true },
    { holdsNoPerson: true },
  ])
  logo.private = true
  expect([
    await reads('CompanyAdmin', member),
    await reads('CompanyAdmin', stranger),
    await reads('Locum', stranger),
  ]).toEqual([{ companyId: practice }, undefined, undefined])
})
