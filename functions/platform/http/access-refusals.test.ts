import { describe, expect, it } from 'vitest'
import type { Caller } from '#shared/kernel/caller.ts'
import type { Access, OwnedKind } from '#shared/kernel/define-contract.ts'
import type { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Role } from '#shared/kernel/roles.ts'
import {
  callerOf,
  checkAccess,
  checkRole,
  ownershipOf,
  type OwnershipChecks,
  reasonOf,
  recordedCaller,
  subjectOf,
  tokenOf,
} from './access.ts'

const user = 'usr_1' as UserId
const practice = 'cmp_1' as CompanyId
const token = (role: Role) => ({ user, role, signedInAt: 1 })
const [locum, member, admin] = (['Locum', 'CompanyAdmin', 'SuperAdmin'] as const).map((role) =>
  callerOf(token(role)),
) as [Caller, Caller, Caller]
const input = { params: { id: user, companyId: practice }, query: {}, body: { reason: 'Asked by telephone', rate: 5 } }
const everybody = { roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'], underGrant: 'read' } as const satisfies Access
const anybody = { public: true } as const satisfies Access

const answerOf = <Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer | string> =>
  Promise.resolve()
    .then(ask)
    .catch(({ code }: DomainError) => code)

/** Everything is refused, except for what is given. */
const owners = (given: Partial<OwnershipChecks> = {}) =>
  ({
    company: async () => undefined,
    isApproved: async () => false,
    hasSession: async () => true,
    isThere: async () => false,
    ...given,
  }) as unknown as OwnershipChecks

describe('a token', () => {
  const claims = { sub: '1', token_use: 'access', 'cognito:groups': '[Locum Guests]', auth_time: '1700000000' }

  it.each([
    ['names account, role and when its session began', {}, { user, role: 'Locum', signedInAt: 1_700_000_000 }],
    ['may have one group, without brackets', { 'cognito:groups': 'Locum' }, { role: 'Locum' }],
    ['may separate its groups in other ways', { 'cognito:groups': '[Guests, Locum]' }, { role: 'Locum' }],
    ['may not say when its session began', { auth_time: undefined }, { signedInAt: 0 }],
  ])('%s', (_, changed, expected) => {
    expect(tokenOf({ ...claims, ...changed })).toMatchObject(expected)
  })

  it.each([
    ['is an ID token', { ...claims, token_use: 'id' }, 'UNAUTHENTICATED'],
    ['names no user', { ...claims, sub: undefined }, 'UNAUTHENTICATED'],
    ['is missing', undefined, 'UNAUTHENTICATED'],
    ['has no group of ours', { ...claims, 'cognito:groups': '[XLocum]' }, 'FORBIDDEN'],
    ['has a group with brackets of its own', { ...claims, 'cognito:groups': '[Lo[cum]' }, 'FORBIDDEN'],
    ['has a group that goes on after a bracket', { ...claims, 'cognito:groups': '[Lo]cum' }, 'FORBIDDEN'],
    ['has no groups', { ...claims, 'cognito:groups': undefined }, 'FORBIDDEN'],
  ])('is refused if it %s', async (_, given, code) => {
    expect(await answerOf(() => tokenOf(given))).toBe(code)
  })
})

it('a role that the operation doesn’t name is refused; what is public is for everybody', async () => {
  const ask = (access: Access, caller: Caller) => answerOf(() => checkRole(access, caller))
  expect(await ask({ ...everybody, roles: ['Locum'] }, locum)).toBeUndefined()
  expect(await ask({ ...everybody, roles: ['Locum'] }, member)).toBe('FORBIDDEN')
  expect(await ask(anybody, member)).toBeUndefined()
})

it('a record names subject, reason and practice as the operation’s access data says', () => {
  const owns = { kind: 'company', id: 'params.companyId' } as const
  expect(subjectOf({ ...everybody, owns }, input)).toBe(practice)
  expect(subjectOf({ ...everybody, owns, about: 'params.id' }, input)).toBe(user)
  expect([subjectOf(everybody, input), subjectOf(anybody, input)]).toEqual([undefined, undefined])
  expect(reasonOf({ ...everybody, reason: 'body.reason' }, input)).toBe('Asked by telephone')
  expect(reasonOf({ ...everybody, reason: 'body.reason' }, { ...input, body: undefined })).toBeUndefined()
  expect([reasonOf(everybody, input), reasonOf(anybody, input)]).toEqual([undefined, undefined])
  const checked = { ...owns, checked: 'by the command' } as unknown as typeof owns
  expect(recordedCaller({ ...everybody, owns: checked }, member, input)).toEqual({
    ...member,
    practice: { id: practice },
  })
  const offer = { ...checked, kind: 'offer' } as unknown as typeof owns
  for (const access of [{ ...everybody, owns }, { ...everybody, owns: offer }, everybody, anybody])
    expect(recordedCaller(access, member, input)).toBe(member)
})

describe('ownership', () => {
  it.each([
    ['company', 'COMPANY_NOT_FOUND'],
    ['companyReader', 'COMPANY_NOT_FOUND'],
    ['offer', 'OFFER_NOT_FOUND'],
    ['request', 'REQUEST_NOT_FOUND'],
    ['booking', 'BOOKING_NOT_FOUND'],
    ['documentOwner', 'DOCUMENT_NOT_FOUND'],
    ['user', 'USER_NOT_FOUND'],
    ['availability', 'AVAILABILITY_NOT_FOUND'],
    ['documentReader', 'DOCUMENT_NOT_FOUND'],
    ['chatParty', 'CHAT_NOT_FOUND'],
  ] as const satisfies readonly (readonly [OwnedKind, string])[])('of another’s %s is refused', async (kind, code) => {
    const access = { ...everybody, owns: { kind, id: 'params.id' } } as Access
    const ask = (caller: Caller, found?: object) =>
      answerOf(() => ownershipOf(access, caller, input, owners({ [kind]: async () => found })))
    expect(await ask(member)).toBe(code)
    expect(await ask(member, { companyId: practice })).toEqual({ companyId: practice })
    expect(await ask(admin)).toEqual({})
  })

  it('of oneself needs no other check', async () => {
    const access = { ...everybody, owns: { kind: 'self', id: 'params.id' } } as const
    const ask = (caller: Caller) => answerOf(() => ownershipOf(access, caller, input, owners()))
    expect(await ask(locum)).toEqual({})
    expect(await ask({ ...locum, account: 'usr_2' as UserId })).toBe('PROFESSIONAL_NOT_FOUND')
    expect(await answerOf(() => ownershipOf(anybody, locum, input, owners()))).toEqual({})
  })

  it('of one’s own membership needs no higher role', async () => {
    const owns = { kind: 'company', id: 'params.companyId', member: 'owner', self: 'params.id' } as const
    const ask = (id: string, role?: 'booker') =>
      answerOf(() =>
        ownershipOf(
          { ...everybody, owns },
          member,
          { ...input, params: { ...input.params, id } },
          owners({ company: async () => ({ companyId: practice, ...(role && { role }) }) }),
        ),
      )
    expect(await ask(user, 'booker')).toMatchObject({ role: 'booker' })
    expect(await ask('usr_2', 'booker')).toBe('OWNERS_ONLY')
    expect(await ask('usr_2')).toEqual({ companyId: practice })
  })
})

describe('access', () => {
  const ask = (access: Access, caller: Caller, given: Partial<OwnershipChecks> = {}) =>
    answerOf(() => checkAccess(access, token('Locum'), caller, input, owners(given)))
  const viewed: Caller = { ...locum, principal: { user: 'usr_9' as UserId }, account: 'usr_2' as UserId, grant: 'view' }

  it('needs a session, unless the operation checks it for the account itself, or is public', async () => {
    const hasSession = async () => false
    const elsewhere: Access = { ...everybody, session: 'checked by the operation' as never }
    expect(await ask(everybody, locum, { hasSession })).toBe('UNAUTHENTICATED')
    expect(await ask(elsewhere, locum, { hasSession })).toEqual(locum)
    expect(await ask(elsewhere, { ...viewed, principal: { user } }, { hasSession })).toBe('UNAUTHENTICATED')
    expect(await ask(anybody, locum, { hasSession })).toEqual(locum)
  })

  it('under a grant ends with the account that is acted for', async () => {
    expect(await ask(everybody, viewed)).toBe('IMPERSONATION_ENDED')
    expect(await ask(everybody, viewed, { isThere: async () => true })).toEqual(viewed)
    expect(await ask(everybody, locum)).toEqual(locum)
  })

  it('needs an approval where the operation does; super admins need none', async () => {
    const access = { ...everybody, approved: true } as Access
    expect(await ask(access, locum)).toBe('NOT_APPROVED')
    expect(await ask(access, locum, { isApproved: async () => true })).toEqual(locum)
    expect(await ask(access, admin)).toEqual(admin)
  })

  it('names the practice with the member’s role and version, and asks for it only of practices that read', async () => {
    const owns = { kind: 'company', id: 'params.companyId' } as const
    const company = async () => ({ companyId: practice, role: 'owner', version: 3 }) as const
    expect(await ask({ ...everybody, owns }, member, { company })).toEqual({
      ...member,
      practice: { id: practice, role: 'owner', version: 3 },
    })
    const bare = { company: async () => ({ companyId: practice }) }
    expect(await ask({ ...everybody, owns }, member, bare)).toStrictEqual({ ...member, practice: { id: practice } })
    const checked = { ...owns, checked: 'by the command' } as unknown as typeof owns
    expect(await ask({ ...everybody, owns: checked }, member)).toEqual(member)
    const reading = { ...everybody, readsPeople: true } as Access
    const practiceForReadingPeople = async () => practice
    expect(await ask(reading, locum, { practiceForReadingPeople })).toEqual(locum)
    const impersonal = { company: async () => ({ companyId: 'cmp_2' as CompanyId, isNotPersonal: true }) as const }
    expect(await ask({ ...reading, owns } as Access, member, { ...impersonal, practiceForReadingPeople })).toEqual({
      ...member,
      practice: { id: 'cmp_2' },
    })
  })
})
