import { expect, it } from 'vitest'
import type { Caller } from '#shared/kernel/caller.ts'
import type { Access, UnderGrant } from '#shared/kernel/define-contract.ts'
import type { CompanyId, GrantId, UserId } from '#shared/kernel/ids.ts'
import {
  checkGrant,
  checkOwnFields,
  heldGrant,
  impersonatedCaller,
  leavesNoMark,
  prolong,
  type Grants,
  type HeldGrant,
} from './impersonated.ts'

const admin = 'usr_00000000-0000-4000-8000-000000000000' as UserId
const account = 'usr_00000000-0000-4000-8000-000000000001' as UserId
const practice = 'cmp_0000000000000000' as CompanyId
const id = 'gra_0000000000000000' as GrantId
const now = '2026-11-30T08:00:00.000Z'
const seconds = Date.parse(now) / 1000
const token = { user: admin, role: 'SuperAdmin', signedInAt: 7 } as const
const held: HeldGrant = {
  id,
  type: 'professional',
  target: account,
  account,
  mode: 'view',
  signedInAt: 7,
  expiresAt: seconds + 900,
}
const having = (grant: HeldGrant | undefined): Grants => ({ get: async () => grant, prolong: async () => undefined })
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'held',
    (error: { code: string }) => error.code,
  )

it.each<[string, () => Promise<unknown>]>([
  ['there is none', () => heldGrant(id, token, having(undefined), now)],
  ['the Lambda has no grants', () => heldGrant(id, token, undefined, now)],
  ['another is named', () => heldGrant('gra_1', token, having(held), now)],
  ['it is of another session', () => heldGrant(id, { ...token, signedInAt: 8 }, having(held), now)],
  ['it has expired this moment', () => heldGrant(id, token, having({ ...held, expiresAt: seconds }), now)],
  ['it is not named by a super admin', () => heldGrant(id, { ...token, role: 'Locum' }, having(held), now)],
  [
    'it is not named by a super admin, but a practice',
    () => heldGrant(id, { ...token, role: 'CompanyAdmin' }, having(held), now),
  ],
])('a request is refused if %s', async (_, ask) => {
  expect(await codeOf(ask())).toBe('IMPERSONATION_ENDED')
})

it('a grant holds until the second in which it expires', async () => {
  expect(await heldGrant(id, token, having({ ...held, expiresAt: seconds + 1 }), now)).toMatchObject({ id })
})

it('makes a caller of the locum’s side, or of one practice alone', () => {
  expect(impersonatedCaller(token, held)).toEqual({
    principal: { user: admin },
    account,
    party: 'professional',
    grant: 'view',
    impersonation: { id },
  })
  const acting = { ...held, type: 'practice', target: practice, mode: 'act', reason: 'They called.' } as const
  expect(impersonatedCaller(token, acting)).toEqual({
    principal: { user: admin },
    account,
    party: 'practice',
    grant: 'act',
    impersonation: { id, reason: 'They called.' },
    onlyPractice: practice,
  })
})

const as = (grant: Caller['grant']): Caller => ({ ...impersonatedCaller(token, held), grant })
const open = (underGrant: UnderGrant): Access => ({ roles: ['Locum'], underGrant })
const outcome = (underGrant: UnderGrant, grant: Caller['grant']) =>
  codeOf(Promise.resolve().then(() => checkGrant(open(underGrant), as(grant))))

it.each<[UnderGrant, string, string, boolean, boolean]>([
  ['read', 'held', 'held', true, true],
  ['unmarked', 'held', 'held', true, true],
  ['act', 'ONLY_VIEWED', 'held', true, false],
  ['never', 'OWNER_ALONE', 'OWNER_ALONE', true, true],
])(
  'what is “%s” is answered with %s to a view, with %s to one who acts',
  async (under, viewed, acted, noMark, noActMark) => {
    expect([await outcome(under, 'view'), await outcome(under, 'act')]).toEqual([viewed, acted])
    expect([await outcome(under, 'own'), await outcome(under, 'admin')]).toEqual(['held', 'held'])
    expect(leavesNoMark(open(under), as('view'))).toBe(noMark)
    expect(leavesNoMark(open(under), as('act'))).toBe(noActMark)
    expect(leavesNoMark(open(under), as('own'))).toBe(false)
  },
)

it.each<[Caller['grant'], object, string]>([
  ['act', { contact: '' }, 'held'],
  ['act', { contact: '', name: '' }, 'OWNER_ALONE'],
  ['own', { name: '' }, 'held'],
])('by %s, %o is %s where the name is the user’s own', async (grant, body, expected) => {
  const access: Access = { ...open('act'), ownFields: ['name'] }
  expect(await codeOf(Promise.resolve().then(() => checkOwnFields(access, as(grant), { body })))).toBe(expected)
})

it('says nothing of what is public', () => {
  expect(() => checkGrant({ public: true }, as('view'))).not.toThrow()
  expect(leavesNoMark({ public: true }, as('act'))).toBe(true)
})

it('is prolonged to fifteen minutes once a minute of them has passed', async () => {
  const until: number[] = []
  const grants: Grants = { get: async () => held, prolong: async (_admin, _grant, at) => void until.push(at) }
  await prolong(token, { ...held, expiresAt: seconds + 841 }, grants, now)
  expect(until).toEqual([])
  await prolong(token, { ...held, expiresAt: seconds + 840 }, grants, now)
  expect(until).toEqual([seconds + 900])
  await prolong(token, { ...held, expiresAt: seconds }, undefined, now)
})
