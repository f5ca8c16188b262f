import { expect, it } from 'vitest'
import { auditOf, auditOfEvent, partyOf } from '#shared/kernel/caller.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Access } from '#shared/kernel/define-contract.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { type HigherRole, type MemberRole, memberRoles } from '#shared/kernel/member-roles.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { callerOf, checkAccess, type OwnershipChecks } from './access.ts'

const user = 'usr_00000000-0000-4000-8000-000000000000' as UserId
const practice = 'cmp_0000000000000000' as CompanyId
const token = (role: Role) => ({ user, role, signedInAt: 1 })
const self = { principal: { user }, account: user }

it.each([
  ['a professional acts for their own account', 'Locum', { party: 'professional', grant: 'own' }],
  ['so does a practice user', 'CompanyAdmin', { party: 'practice', grant: 'own' }],
  ['a super admin acts as admin', 'SuperAdmin', { party: 'admin', grant: 'admin' }],
] as const)('%s', (_, role, expected) => {
  expect(callerOf(token(role))).toEqual({ ...self, ...expected })
})

it('the practice is the caller’s own, or the one through which they read about people', async () => {
  const owners = {
    company: async () => ({ companyId: practice, role: 'manager' }),
    practiceForReadingPeople: async () => practice,
    hasSession: async () => true,
  } as unknown as OwnershipChecks
  const admitted = (role: Role, access: Access) =>
    checkAccess(access, token(role), callerOf(token(role)), input, owners)
  const input = { params: { companyId: practice }, query: {}, body: {} }
  const named = {
    roles: ['CompanyAdmin', 'SuperAdmin'],
    underGrant: 'read',
    owns: { kind: 'company', id: 'params.companyId' },
  } as const
  const reading = { roles: ['CompanyAdmin'], underGrant: 'read', readsPeople: true } as const
  const caller = callerOf(token('CompanyAdmin'))
  expect(await admitted('CompanyAdmin', named)).toEqual({ ...caller, practice: { id: practice, role: 'manager' } })
  expect(await admitted('CompanyAdmin', reading)).toEqual({ ...caller, practice: { id: practice } })
  expect(await admitted('SuperAdmin', named)).not.toHaveProperty('practice')
})

it('a member needs the role that an operation names, except for what is their own', async () => {
  const answer = async (role: MemberRole, member: HigherRole, body: object) => {
    const owners = { company: async () => ({ companyId: practice, role }), hasSession: async () => true }
    const owns = { kind: 'company', id: 'params.companyId', member } as const
    const input = { params: { companyId: practice }, query: {}, body }
    const access: Access = { roles: ['CompanyAdmin'], underGrant: 'act', owns, ownFields: ['name'] }
    return checkAccess(
      access,
      token('CompanyAdmin'),
      callerOf(token('CompanyAdmin')),
      input,
      owners as unknown as OwnershipChecks,
    ).then(
      ({ practice: named }) => named?.role,
      (error: DomainError) => error.code,
    )
  }
  expect(await Promise.all(memberRoles.map((role) => answer(role, 'manager', { contact: '' })))).toEqual([
    'MANAGERS_ONLY',
    'manager',
    'owner',
  ])
  expect(await Promise.all(memberRoles.map((role) => answer(role, 'owner', { name: '', contact: '' })))).toEqual([
    'OWNERS_ONLY',
    'OWNERS_ONLY',
    'owner',
  ])
  expect(await answer('booker', 'owner', { name: '' })).toBe('booker')
})

it('a super admin is neither party', () => {
  expect(partyOf(callerOf(token('CompanyAdmin')))).toBe('practice')
  expect(() => partyOf(callerOf(token('SuperAdmin')))).toThrow(new DomainError('FORBIDDEN'))
})

it('a record names the account acted for only if it is another one', () => {
  const caller = { ...callerOf(token('CompanyAdmin')), practice: { id: practice, role: 'manager' } } as const
  expect(auditOf('postOffer', caller)).toEqual({ op: 'postOffer', user, practice, grant: 'own' })
  expect(auditOf('postOffer', caller, practice)).not.toHaveProperty('subject')
  const other = 'usr_00000000-0000-4000-8000-000000000001' as UserId
  expect(auditOf('saveAboutMe', { ...callerOf(token('SuperAdmin')), account: other })).toEqual({
    op: 'saveAboutMe',
    user,
    for: other,
    grant: 'admin',
  })
})

it('what follows from an event is recorded for whoever caused it', () => {
  const cause = auditOf('decideApproval', callerOf(token('SuperAdmin')), 'usr_1')
  expect(auditOfEvent('lapse', cause)).toEqual({
    op: 'lapse',
    user,
    subject: 'usr_1',
    grant: 'admin',
    via: 'event',
  })
})
