import { inflateRawSync } from 'node:zlib'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { quotas } from '#shared/kernel/quotas.ts'
import { INVITE_DAYS } from '#shared/members/invites.rules.ts'
import { inviteCountItem } from '#functions/stores/invites.items.ts'
import type { StoredInvite } from '#functions/stores/invites.repository.ts'
import { callerOf, type Caller, outcomeOf } from '#tests/support/api.ts'
import { putInvite } from '#tests/support/invites.ts'
import { createPractice, join, setComplete, today, type Practice, newAddress } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api } = await sharedApi()

const signUp = (email = newAddress()) => api.signUp('CompanyAdmin', email)
const colleague = async ({ companyId }: Practice, role: 'owner' | 'manager' | 'booker') => {
  const user = await signUp()
  await join(api, companyId, user, role)
  return user
}
const of = ({ companyId }: Practice) => ({ companyId })
const invite = ({ member, companyId }: Practice, body: object, by: Caller = member, key?: string) =>
  api.send('createInvite', by, { params: { companyId }, body, ...(key && { key }) })
const pending = ({ member, companyId }: Practice) =>
  api.list('listPendingInvites', member, { params: { companyId }, query: {} })
const tokenIn = (link: string) => link.split('/invite/')[1] ?? ''
const accept = (practice: Practice, user: Caller, inviteId: string, token: string, name?: string) =>
  api.send('acceptInvite', user, { params: { ...of(practice), inviteId }, body: { token, ...(name && { name }) } })
const opened = (token: string) => api.send('getInvite', undefined, { params: { token } })
/** An invite to a user who has an account, stored as if it had been sent. */
const invited = async (practice: Practice, changes: Partial<StoredInvite> = {}) => {
  const user = await signUp()
  return { user, ...(await putInvite(api, practice.companyId, practice.member.id, { email: user.email, ...changes })) }
}

describe('an invite', () => {
  it('with SPEC’s body makes a manager; its link is in the response alone, the same for a repeat', async () => {
    const practice = await createPractice(api)
    const email = newAddress()
    const { body } = await invite(practice, { email: email.toUpperCase() }, undefined, 'first')
    const { id, inviteLink } = body.data
    expect(body.data).toMatchObject({ email, roles: ['manager'], expired: false, sentBy: practice.member.id })
    expect(Date.parse(body.data.validUntil) - Date.parse(body.data.sentAt)).toBe(INVITE_DAYS * 86_400_000)
    expect((await invite(practice, { email: email.toUpperCase() }, undefined, 'first')).body).toEqual(body)
    const secret = tokenIn(inviteLink).slice(32)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    const record = await api.item('commands', `${practice.member.id}#first`)
    expect(record?.events).toEqual([
      { type: 'invite.sent', version: 1, subject: id, data: { companyId: practice.companyId, sending: 1 } },
    ])
    const stored = await api.partition('companies', practice.companyId)
    const texts = [JSON.stringify(stored), inflateRawSync(record?.response as Uint8Array).toString()]
    expect(texts.filter((text) => text.includes(secret))).toEqual([])
    expect(await pending(practice)).toEqual([{ ...body.data, inviteLink: undefined }])
  })

  it('needs an address: SPEC 8’s sentence, kind and number', async () => {
    const practice = await createPractice(api)
    for (const body of [{}, { email: ' ' }])
      expect((await invite(practice, body)).body.error).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: {
          fields: [{ field: 'email', message: 'Argument not provided' }],
          kind: 'missing-argument',
          code: 100,
        },
      })
  })

  it('is refused for members and pending addresses, by bookers, and for owners by managers', async () => {
    const practice = await createPractice(api)
    const [manager, booker] = [await colleague(practice, 'manager'), await colleague(practice, 'booker')]
    const email = newAddress()
    const asked = [
      await invite(practice, { email: booker.email.toUpperCase() }),
      await invite(practice, { email }, booker),
      await invite(practice, { email, role: 'owner' }, manager),
      await invite(practice, { email, roles: ['booker'] }, manager),
      await invite(practice, { email }),
      await invite(practice, { email: newAddress(), role: 'owner' }),
    ]
    expect(asked.map(outcomeOf)).toEqual(['MEMBER_EXISTS', 'MANAGERS_ONLY', 'OWNERS_ONLY', 200, 'INVITE_EXISTS', 200])
    const [forOwner] = (await pending(practice)).filter(({ roles }) => roles[0] === 'owner')
    const params = { ...of(practice), inviteId: forOwner?.id }
    for (const name of ['resendInvite', 'cancelInvite'] as const)
      expect(outcomeOf(await api.send(name, manager, { params }))).toBe('OWNERS_ONLY')
  })

  it('is sent to one address once, however many send it at once, and a practice has only so many', async () => {
    const practice = await createPractice(api)
    const email = newAddress()
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(practice, { email })))
    expect(answers.map(outcomeOf).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 'INVITE_EXISTS')])
    for (let count = 1; count < quotas.pendingInvitesPerPractice; count += 1)
      await putInvite(api, practice.companyId, practice.member.id)
    const { body } = await invite(practice, { email: newAddress() })
    expect(body.error.details.quota).toEqual({ name: 'pending-invites', limit: 20 })
    await putInvite(api, practice.companyId, practice.member.id, { validUntil: '2026-01-01T00:00:00.000Z' })
    expect(await pending(practice)).toHaveLength(21)
  })

  it('is one of so many a day, and counts with the members, of whom a practice has only so many', async () => {
    const [practice, busy] = [await createPractice(api), await createPractice(api)]
    const count = quotas.invitesPerPracticeDay - 1
    const Item = inviteCountItem.written({ ...inviteCountItem.key(busy.companyId), day: today(), count, version: 1 })
    await api.db.send(new PutCommand({ TableName: 'companies', Item }))
    for (let others = 2; others < quotas.membersPerPractice; others += 1)
      await join(api, practice.companyId, callerOf('CompanyAdmin', newAddress()), 'booker')
    for (const [from, name, begins] of [
      [busy, 'invites-a-day', 'Your practice has sent 40 invites today'],
      [practice, 'members-and-pending-invites', 'Your practice can have 50 members and pending invites.'],
    ] as const) {
      expect((await invite(from, { email: newAddress() })).status).toBe(200)
      const { status, body } = await invite(from, { email: newAddress() })
      expect([status, body.error.code, body.error.details.quota.name]).toEqual([429, 'QUOTA_EXCEEDED', name])
      expect(body.error.message).toMatch(new RegExp(`^${begins}`))
    }
  })

  it('sent again has a new link, and the old one stops working; one that has expired can be sent again', async () => {
    const practice = await createPractice(api)
    const old = await invited(practice, { validUntil: new Date().toISOString() })
    expect(outcomeOf(await opened(old.token))).toBe('INVITE_EXPIRED')
    expect(await pending(practice)).toMatchObject([{ id: old.id, expired: true }])
    const params = { ...of(practice), inviteId: old.id }
    const again = await api.call('resendInvite', practice.member, { params })
    expect([outcomeOf(await opened(old.token)), outcomeOf(await opened(tokenIn(again.inviteLink ?? '')))]).toEqual([
      'INVITE_NOT_FOUND',
      200,
    ])
    const once = (await invite(practice, { email: newAddress() })).body.data
    const twice = await api.call('resendInvite', practice.member, { params: { ...of(practice), inviteId: once.id } })
    expect(outcomeOf(await opened(tokenIn(once.inviteLink)))).toBe('INVITE_NOT_FOUND')
    expect(outcomeOf(await opened(tokenIn(twice.inviteLink ?? '')))).toBe(200)
  })

  it('can be cancelled: its link says so, nothing keeps the address, and the address can be invited anew', async () => {
    const practice = await createPractice(api)
    const { user, id, token } = await invited(practice)
    await api.send('cancelInvite', practice.member, { params: { ...of(practice), inviteId: id }, key: 'cancel' })
    expect(await api.eventsOf(practice.member, 'cancel')).toMatchObject([{ type: 'invite.cancelled', subject: id }])
    expect([outcomeOf(await opened(token)), outcomeOf(await accept(practice, user, id, token))]).toEqual([
      'INVITE_CANCELLED',
      'INVITE_CANCELLED',
    ])
    expect(JSON.stringify(await api.partition('companies', practice.companyId))).not.toContain(user.email)
    expect(outcomeOf(await invite(practice, { email: user.email }))).toBe(200)
  })
})

describe('an invite that is accepted', () => {
  it('makes a member with its role, who is called as they say, and no other use of it makes another', async () => {
    const practice = await createPractice(api, 'Loop Street Vet')
    await setComplete(api, practice.companyId)
    const { user, id, token } = await invited(practice, { role: 'booker' })
    expect((await opened(token)).body.data).toMatchObject({
      practice: 'Loop Street Vet',
      invitedBy: 'Hester Roux',
      role: 'booker',
      email: user.email,
    })
    const answer = await accept(practice, user, id, token, 'Sizwe Khoza')
    expect(answer.body.data).toMatchObject({ id: practice.companyId, role: 'booker' })
    expect(await api.list('listMyPractices', user, {})).toMatchObject([{ id: practice.companyId, role: 'booker' }])
    expect(await api.list('listMembers', user, { params: of(practice) })).toMatchObject([
      { id: practice.member.id, name: 'Hester Roux', email: practice.member.email, role: 'owner' },
      { id: user.id, name: 'Sizwe Khoza', email: user.email, role: 'booker' },
    ])
    expect([outcomeOf(await opened(token)), outcomeOf(await accept(practice, user, id, token))]).toEqual([
      'INVITE_USED',
      'INVITE_USED',
    ])
  })

  it('is for its address alone, its practice alone, and for users of practices', async () => {
    const [practice, other] = [await createPractice(api), await createPractice(api)]
    const { user, id, token } = await invited(practice)
    const locum = await api.signUp('Locum', newAddress())
    const asked = [
      await accept(practice, other.member, id, token),
      await accept(other, user, id, token),
      await accept(practice, user, id, token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')),
      await accept(practice, locum, id, token),
      await accept(practice, practice.member, id, token),
    ]
    expect(asked.map(outcomeOf)).toEqual([
      'INVITE_FOR_ANOTHER',
      'INVITE_NOT_FOUND',
      'INVITE_NOT_FOUND',
      'FORBIDDEN',
      'INVITE_FOR_ANOTHER',
    ])
    expect(await api.item('companies', practice.companyId, `MEMBER#${other.member.id}`)).toBeUndefined()
    await api.call('deleteCompany', practice.member, { params: of(practice) })
    expect(outcomeOf(await opened(token))).toBe('INVITE_NOT_FOUND')
  })
})

describe('a practice that is deleted while an invite is accepted', () => {
  it('has no members, whichever is first', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async (_, round) => {
        const practice = await createPractice(api)
        const { user, id, token } = await invited(practice, { role: 'owner' })
        const deletion = api.send('deleteCompany', practice.member, { params: of(practice) })
        await new Promise((resolve) => setTimeout(resolve, round))
        const accepted = await accept(practice, user, id, token)
        const deleted = await deletion
        const items = (await api.partition('companies', practice.companyId)) as { sk: string }[]
        return {
          deleted: deleted.status,
          accepted: accepted.status,
          members: items.filter(({ sk }) => sk.startsWith('MEMBER')),
        }
      }),
    )
    for (const { deleted, members } of outcomes) if (deleted === 200) expect(members).toEqual([])
    expect(outcomes.some(({ deleted }) => deleted === 200)).toBe(true)
  })
})

describe('a member', () => {
  const remove = (practice: Practice, by: Caller, { id: userId }: Caller, key?: string) =>
    api.send('removeMember', by, { params: { ...of(practice), userId }, ...(key && { key }) })
  const change = (practice: Practice, by: Caller, { id: userId }: Caller, role: string, key?: string) =>
    api.send('changeMemberRole', by, { params: { ...of(practice), userId }, body: { role }, ...(key && { key }) })
  const reads = async (practice: Practice, by: Caller) =>
    outcomeOf(await api.send('getCompanySettings', by, { params: of(practice) }))

  it('who is removed is refused from the next request on, and the practice is no longer theirs', async () => {
    const practice = await createPractice(api)
    const [manager, booker] = [await colleague(practice, 'manager'), await colleague(practice, 'booker')]
    expect(await reads(practice, booker)).toBe(200)
    expect(outcomeOf(await remove(practice, manager, booker))).toBe('OWNERS_ONLY')
    expect(outcomeOf(await remove(practice, practice.member, booker, 'out'))).toBe(200)
    expect(await api.eventsOf(practice.member, 'out')).toMatchObject([
      { type: 'member.removed', subject: booker.id, data: { companyId: practice.companyId, by: practice.member.id } },
    ])
    expect(await reads(practice, booker)).toBe('COMPANY_NOT_FOUND')
    expect(await api.list('listMyPractices', booker, {})).toEqual([])
    expect(outcomeOf(await remove(practice, practice.member, booker))).toBe('USER_NOT_FOUND')
  })

  it('who joins another practice is no longer noted for those that they have left', async () => {
    const [first, second] = [await createPractice(api), await createPractice(api)]
    const { user, id, token } = await invited(first)
    await accept(first, user, id, token)
    const again = await putInvite(api, second.companyId, second.member.id, { email: user.email })
    await remove(first, first.member, user)
    await accept(second, user, again.id, again.token)
    expect((await api.item('users', user.id, 'USER'))?.joinedPractices).toEqual([second.companyId])
  })

  it('may leave, also a booker, and a repeat gets the first response; the last owner may not', async () => {
    const practice = await createPractice(api)
    const booker = await colleague(practice, 'booker')
    const first = await remove(practice, booker, booker, 'leave')
    expect([first.status, await remove(practice, booker, booker, 'leave')]).toEqual([200, first])
    expect(outcomeOf(await remove(practice, practice.member, practice.member))).toBe('LAST_OWNER')
    expect(outcomeOf(await change(practice, practice.member, practice.member, 'manager'))).toBe('LAST_OWNER')
    await colleague(practice, 'owner')
    expect(outcomeOf(await remove(practice, practice.member, practice.member))).toBe(200)
  })

  it('gets another role from owners only, and it counts at once', async () => {
    const practice = await createPractice(api)
    const [manager, booker] = [await colleague(practice, 'manager'), await colleague(practice, 'booker')]
    expect(outcomeOf(await change(practice, manager, booker, 'manager'))).toBe('OWNERS_ONLY')
    expect(outcomeOf(await invite(practice, { email: newAddress() }, booker))).toBe('MANAGERS_ONLY')
    expect((await change(practice, practice.member, booker, 'manager', 'up')).body.data).toMatchObject({
      id: booker.id,
      role: 'manager',
    })
    expect(await api.eventsOf(practice.member, 'up')).toMatchObject([
      { type: 'member.role-changed', subject: booker.id, data: { role: 'manager' } },
    ])
    expect(outcomeOf(await invite(practice, { email: newAddress() }, booker))).toBe(200)
    expect((await change(practice, practice.member, booker, 'manager', 'same')).status).toBe(200)
    expect(await api.eventsOf(practice.member, 'same')).toEqual([])
  })

  it('is changed together with the version of the owner who does it, so that a list for them is known to be new', async () => {
    const practice = await createPractice(api)
    const [one, other] = [await colleague(practice, 'booker'), await colleague(practice, 'booker')]
    const version = async () =>
      (await api.item('companies', practice.companyId, `MEMBER#${practice.member.id}`))?.version as number
    const first = await version()
    await change(practice, practice.member, one, 'manager')
    const second = await version()
    await remove(practice, practice.member, other)
    expect([second > first, (await version()) > second]).toEqual([true, true])
  })

  it('who is removed or gets a lower role leaves no invite that they could no longer send', async () => {
    const practice = await createPractice(api)
    const [owner, manager] = [await colleague(practice, 'owner'), await colleague(practice, 'manager')]
    const sent = async (by: Caller, role: string) =>
      (await invite(practice, { email: newAddress(), role }, by)).body.data
    const [ofOwner, ofBoth, ofManager] = [
      await sent(owner, 'owner'),
      await sent(owner, 'booker'),
      await sent(manager, 'manager'),
    ]
    const states = async () =>
      Promise.all(
        [ofOwner, ofBoth, ofManager].map(async ({ inviteLink }) => outcomeOf(await opened(tokenIn(inviteLink)))),
      )
    expect(outcomeOf(await change(practice, practice.member, owner, 'manager'))).toBe(200)
    expect(await states()).toEqual(['INVITE_CANCELLED', 200, 200])
    expect(outcomeOf(await remove(practice, practice.member, manager))).toBe(200)
    expect(await states()).toEqual(['INVITE_CANCELLED', 200, 'INVITE_CANCELLED'])
    expect(outcomeOf(await remove(practice, owner, owner))).toBe(200)
    expect(await states()).toEqual(['INVITE_CANCELLED', 'INVITE_CANCELLED', 'INVITE_CANCELLED'])
    expect(await pending(practice)).toEqual([])
  })

  it('says what they are called and when they were at work, whatever their role', async () => {
    const practice = await createPractice(api)
    const booker = await colleague(practice, 'booker')
    const save = (body: object) => api.send('saveCompanySettings', booker, { params: of(practice), body })
    expect([
      outcomeOf(await save({ name: ' Emma Jansen ' })),
      outcomeOf(await save({ name: 'Emma', contact: '021 1' })),
    ]).toEqual([200, 'VALIDATION_FAILED'])
    expect(outcomeOf(await save({ name: 'Emma', contact: '021 765 4321' }))).toBe('MANAGERS_ONLY')
    const { lastActiveAt } = await api.call('reportMemberActive', booker, { params: of(practice) })
    const [, listed] = await api.list('listMembers', booker, { params: of(practice) })
    expect(listed).toMatchObject({ name: 'Emma Jansen', lastActiveAt })
  })
})
