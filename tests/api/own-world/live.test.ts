import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Membership } from '#functions/stores/members.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { connectionsRepository, MAX_CONNECTIONS } from '#functions/stores/connections.repository.ts'
import { ticketsRepository } from '#functions/stores/tickets.repository.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { TICKET_SECONDS } from '#shared/live/live.schema.ts'
import type { Caller } from '#tests/support/api.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import { eventually } from '#tests/support/events.ts'
import { openLive, refusalOf, type LiveClient } from '#tests/support/live-client.ts'
import { asLocum, asPractice, chatsOf } from '#tests/support/chats.ts'
import { putInvite } from '#tests/support/invites.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import { approvalBody, createAdmin, createLocum, createPractice, join, newAddress } from '#tests/support/people.ts'

let world: Awaited<ReturnType<typeof startApiWithEvents>>
let chats: ReturnType<typeof chatsOf>
const clients: LiveClient[] = []

beforeAll(async () => {
  world = await startApiWithEvents()
  chats = chatsOf(world.api)
})
afterAll(async () => {
  for (const client of clients) client.close()
  await world.stop()
})

const now = () => new Date().toISOString()
const connections = () => connectionsRepository(world.api.db, 'connections')
const tickets = () => ticketsRepository(world.api.db, 'connections')
const openOf = async ({ id }: Caller) => (await connections().list(id, now())).map((open) => open.id)

const ticketFor = async (caller: Caller, companyId?: CompanyId): Promise<string> =>
  companyId
    ? (await world.api.call('createPracticeTicket', caller, { params: { companyId } })).ticket
    : (await world.api.call('createTicket', caller, {})).ticket

type Opening = Omit<Parameters<typeof openLive>[1], 'ticket'>

const withTicket = async (ticket: string | undefined, opening: Opening = {}): Promise<LiveClient> => {
  const client = await openLive(world.events.liveUrl, { ticket, ...opening })
  clients.push(client)
  return client
}

const open = async (caller: Caller, companyId?: CompanyId) => withTicket(await ticketFor(caller, companyId))

/** As if signed in long ago, so that ending all sessions ends this one too. */
const onOldDevice = (caller: Caller): Caller => ({ ...caller, claims: { ...caller.claims, auth_time: '1' } })

/** What the user pool calls once the new password is stored. */
const resetPassword = async ({ id, email }: Caller) => {
  const { handler } = await import('#functions/identity/post-confirmation.lambda.ts')
  const sub = id.slice('usr_'.length)
  await handler({
    triggerSource: 'PostConfirmation_ConfirmForgotPassword',
    userPoolId: world.events.userPoolId,
    userName: sub,
    request: { userAttributes: { sub, email } },
  } as unknown as PostConfirmationTriggerEvent)
}

/** Something that notifies the locum. */
const approve = (locum: Caller, approved = true) =>
  world.api.call('decideApproval', world.admin, { params: { id: locum.id }, body: approvalBody(approved) })

const pushesTo = (client: LiveClient, type: string) => client.received.filter((push) => push.type === type)

/** A locum and a practice with two users, each with a page open. */
const everybody = async () => {
  const [locum, practice] = [await createLocum(world.api, {}, world.admin), await createPractice(world.api)]
  const colleague = await world.api.signUp('CompanyAdmin', newAddress())
  await join(world.api, practice.companyId, colleague)
  return { locum, colleague, ...practice }
}

describe('a ticket', () => {
  it('opens one connection', async () => {
    const locum = await createLocum(world.api)
    const ticket = await ticketFor(locum)
    const client = await withTicket(ticket)
    expect(await client.ping()).toEqual({ type: 'pong' })
    expect(await openOf(locum)).toHaveLength(1)
    expect(await refusalOf(withTicket(ticket))).toBe(401)
  })

  it('opens one of several connections that are opened with it at once', async () => {
    const ticket = await ticketFor(await createLocum(world.api))
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => refusalOf(withTicket(ticket))))
    expect(outcomes.toSorted()).toEqual([101, ...Array<number>(7).fill(401)])
  })

  it('is valid for thirty seconds', async () => {
    const { id: user } = await createLocum(world.api)
    const opening = async (ageMs: number) => {
      const ticket = crypto.randomUUID()
      await tickets().add(ticket, { user, signedInAt: 0 }, new Date(Date.now() - ageMs).toISOString())
      return refusalOf(withTicket(ticket))
    }
    expect(TICKET_SECONDS).toBe(30)
    expect(await opening(25_000)).toBe(101)
    expect(await opening(30_000)).toBe(401)
  })

  it('is needed, and used up by a connection that is refused', async () => {
    const locum = await createLocum(world.api)
    for (const none of [undefined, '', 'x'.repeat(43), `' OR 1=1`]) expect(await refusalOf(withTicket(none))).toBe(401)
    const old = onOldDevice(locum)
    const ticket = await ticketFor(old)
    await world.api.call('endSessions', locum, {})
    expect(await refusalOf(withTicket(ticket))).toBe(401)
    expect(await world.api.send('createTicket', old)).toMatchObject({ status: 401 })
  })

  it('opens nothing for another page, nor without one, and is not used up by it', async () => {
    const ticket = await ticketFor(await createLocum(world.api))
    for (const origin of ['https://evil.test', world.events.liveUrl.replace('http', 'https'), 'null', null])
      expect(await refusalOf(withTicket(ticket, { origin }))).toBe(403)
    expect(await refusalOf(withTicket(ticket))).toBe(101)
  })

  it('is stored as a hash', async () => {
    const ticket = await ticketFor(await createLocum(world.api))
    expect(ticket).toMatch(/^[\w-]{43}$/)
    const connections = await world.api.scan('connections')
    expect(connections.filter(({ sk }) => sk === 'TICKET').length).toBeGreaterThan(0)
    expect(JSON.stringify(connections)).not.toContain(ticket)
  })

  it('of a super admin who views a locum is that of their impersonation, and ends with it', async () => {
    const [locum, admin] = [await createLocum(world.api), await createAdmin(world.api)]
    const viewing = await impersonating(world.api, admin, locum, 'view')
    const client = await open(viewing)
    await approve(locum)
    await eventually(() => pushesTo(client, 'notification').length > 0)
    expect(await openOf(admin)).toEqual([])
    const unused = await ticketFor(viewing)
    await world.api.call('endImpersonation', admin, {})
    expect(await refusalOf(withTicket(unused))).toBe(401)
    await eventually(async () => (await openOf(locum)).length === 0)
    await client.closed
  })

  it('of super admins leaves the seats of the locum free, and is refused beyond its own', async () => {
    const locum = await createLocum(world.api)
    const own = Array.from({ length: MAX_CONNECTIONS }, () => open(locum))
    expect((await Promise.all(own)).length).toBe(MAX_CONNECTIONS)
    const viewing = await impersonating(world.api, await createAdmin(world.api), locum, 'view')
    for (let seat = 0; seat < 5; seat += 1) await open(viewing)
    expect(await refusalOf(open(viewing))).toBe(429)
  })

  it('is refused to users who are no members of the practice, also after it was made', async () => {
    const { colleague, companyId } = await everybody()
    const stranger = await createPractice(world.api)
    const asking = { params: { companyId } }
    expect(await world.api.send('createPracticeTicket', stranger.member, asking)).toMatchObject({ status: 404 })
    const ticket = await ticketFor(colleague, companyId)
    await remove(colleague, companyId)
    expect(await refusalOf(withTicket(ticket))).toBe(401)
    expect(await world.api.send('createPracticeTicket', colleague, asking)).toMatchObject({ status: 404 })
  })
})

const remove = async ({ id }: Caller, companyId: CompanyId) => {
  const companies = companiesRepository(world.api.db, 'companies')
  const removal = companies.removeMember(companyId, (await companies.getMember(companyId, id)) as Membership)
  await world.api.db.send(new TransactWriteCommand({ TransactItems: [removal] }))
}

describe('a connection', () => {
  it('is one of a limited number per user, however many are opened at once', async () => {
    const locum = await createLocum(world.api)
    const flood = await Promise.all(
      Array.from({ length: 2 * MAX_CONNECTIONS }, () => open(locum).catch(() => undefined)),
    )
    const opened = flood.filter((client) => client !== undefined)
    expect(opened.length).toBeLessThanOrEqual(MAX_CONNECTIONS)
    while (opened.length < MAX_CONNECTIONS) opened.push(await open(locum))
    expect(await refusalOf(open(locum))).toBe(429)
    opened[0]?.close()
    await eventually(async () => (await openOf(locum)).length < MAX_CONNECTIONS)
    expect(await refusalOf(open(locum))).toBe(101)
    for (const client of opened) client.close()
    await eventually(async () => (await openOf(locum)).length === 0)
  })

  it('frees the place of one that has expired', async () => {
    const { id: user } = await createLocum(world.api)
    const longAgo = new Date(Date.now() - 3 * 60 * 60_000).toISOString()
    for (let at = 0; at < MAX_CONNECTIONS; at += 1)
      expect(await connections().add({ id: `old-${user}-${at}`, user, signedInAt: 0 }, longAgo)).toBe(true)
    expect(await connections().add({ id: `one-more-${user}`, user, signedInAt: 0 }, longAgo)).toBe(false)
    expect(await connections().add({ id: `new-${user}`, user, signedInAt: 0 }, now())).toBe(true)
  })

  it('answers pings and nothing else', async () => {
    const client = await open(await createLocum(world.api))
    const garbage = ['', 'x', '{', 'null', '[]', '{"action":"$connect"}', '{"action":"$disconnect"}', '{"action":{}}']
    for (const message of [...garbage, '{"action":"message","text":"hello"}', 'x'.repeat(100_000)]) client.send(message)
    client.send(Buffer.from([0, 255, 254]))
    expect(await client.ping()).toEqual({ type: 'pong' })
    expect(client.received).toEqual([{ type: 'pong' }])
    client.send('x'.repeat(200_000))
    expect(await client.closed).toBe(1009)
  })
})

describe('a message', () => {
  it('is pushed to both parties’ pages as what has changed, and then what was seen of it', async () => {
    const { locum, member, colleague, companyId } = await everybody()
    const pages = [await open(locum), await open(member, companyId), await open(colleague, companyId)]
    const parties = { companyId, professionalId: locum.id }
    const [practice, person] = [asPractice({ member, companyId }), asLocum(locum)]
    const sent = { type: 'message', ...parties, from: 'practice', number: 1 }
    expect(await chats.write(practice, person, 'Could you take over on Friday?')).toMatchObject({ status: 200 })
    for (const page of pages) await eventually(() => pushesTo(page, 'message').length > 0)
    await chats.open(person, practice)
    for (const page of pages) await eventually(() => pushesTo(page, 'seen').length > 0)
    const seen = { type: 'seen', ...parties, by: 'professional', seen: 1 }
    for (const page of pages) expect([...pushesTo(page, 'message'), ...pushesTo(page, 'seen')]).toEqual([sent, seen])
    await chats.open(person, practice)
    await chats.write(person, practice, 'Gladly.')
    for (const page of pages) await eventually(() => pushesTo(page, 'message').length > 1)
    expect(pages.map((page) => pushesTo(page, 'seen').length)).toEqual([1, 1, 1])
  })

  it('is pushed to those who are members of the practice now, on pages of that practice', async () => {
    const { locum, member, colleague, companyId } = await everybody()
    const other = await createPractice(world.api, 'Corner Clinic')
    await join(world.api, other.companyId, member)
    const [here, elsewhere] = [await open(member, companyId), await open(member, other.companyId)]
    const [stranger, removed] = [await open(other.member, other.companyId), await open(colleague, companyId)]
    await remove(colleague, companyId)
    const practice = asPractice({ member, companyId })
    await chats.write(practice, asLocum(locum), 'Could you take over on Friday?')
    await eventually(() => pushesTo(here, 'message').length > 0)
    for (const page of [elsewhere, stranger]) expect(await page.ping()).toEqual({ type: 'pong' })
    expect([elsewhere, stranger].flatMap((page) => pushesTo(page, 'message'))).toEqual([])
    // No longer stored as a member, and noticed by the next ping at the latest.
    expect(await removed.ping()).toEqual({ type: 'gone' })
    expect(pushesTo(removed, 'message')).toEqual([])
  })
})

describe('a change of who works for a practice', () => {
  it('is pushed to the pages of its members, and closes those of whoever is removed', async () => {
    const { member, colleague, companyId } = await everybody()
    const other = await createPractice(world.api, 'Corner Clinic')
    const [page, theirs, elsewhere] = [
      await open(member, companyId),
      await open(colleague, companyId),
      await open(other.member, other.companyId),
    ]
    const isPushed = (count: number) => eventually(() => pushesTo(page, 'members').length === count)
    const email = newAddress()
    const params = { companyId, userId: colleague.id }
    const { id: inviteId } = await world.api.call('createInvite', member, { params: { companyId }, body: { email } })
    await isPushed(1)
    await world.api.call('cancelInvite', member, { params: { companyId, inviteId } })
    await isPushed(2)
    await world.api.call('changeMemberRole', member, { params, body: { role: 'booker' } })
    await isPushed(3)
    await eventually(() => pushesTo(theirs, 'members').length === 3)
    await world.api.call('removeMember', member, { params })
    await isPushed(4)
    expect(await theirs.closed).toBe(1000)
    expect(pushesTo(theirs, 'members')).toHaveLength(3)
    const joining = await world.api.signUp('CompanyAdmin', newAddress())
    const { id, token } = await putInvite(world.api, companyId, member.id, { email: joining.email })
    const accepting = { params: { companyId, inviteId: id }, body: { token, name: 'Emma Jansen' } }
    await world.api.call('acceptInvite', joining, accepting)
    await isPushed(5)
    expect(pushesTo(page, 'members')[0]).toEqual({ type: 'members', companyId })
    await elsewhere.ping()
    expect(pushesTo(elsewhere, 'members')).toEqual([])
  })
})

describe('a push', () => {
  it('says that there is a new notification, on each page of its reader alone', async () => {
    const [locum, other] = [await createLocum(world.api), await createLocum(world.api)]
    const pages = [await open(locum), await open(locum)]
    const otherPage = await open(other)
    await approve(locum)
    for (const page of pages) await eventually(() => pushesTo(page, 'notification').length > 0)
    expect(pages.map(({ received }) => received)).toEqual([[{ type: 'notification' }], [{ type: 'notification' }]])
    await otherPage.ping()
    expect(pushesTo(otherPage, 'notification')).toEqual([])
  })

  it.each([
    ['signing out everywhere', (locum: Caller) => world.api.call('endSessions', locum, {})],
    ['a reset of the password', resetPassword],
  ])('does not reach users whose session has ended by %s, and closes their pages', async (_, end) => {
    const locum = await createLocum(world.api)
    const [old, current] = [await open(onOldDevice(locum)), await open(locum)]
    await end(locum)
    expect(await old.closed).toBe(1000)
    expect(await openOf(locum)).toHaveLength(1)
    await approve(locum)
    await eventually(() => pushesTo(current, 'notification').length > 0)
    expect(old.received).toEqual([])
  })

  it('goes to no deleted account, and closes its pages', async () => {
    const { caller } = await world.signUpToSignIn('Locum')
    const page = await open(caller)
    await world.api.call('deleteAccount', caller, {})
    expect(await page.closed).toBe(1000)
    await eventually(async () => (await openOf(caller)).length === 0)
  })

  it('that finds no connection removes it, unless it may just be opening', async () => {
    const locum = await createLocum(world.api)
    const gone = (minutes: number, id: string) =>
      connections().add({ id, user: locum.id, signedInAt: 9e9 }, new Date(Date.now() - minutes * 60_000).toISOString())
    await gone(30, `gone-${locum.id}`)
    await gone(0, `opening-${locum.id}`)
    const page = await open(locum)
    await approve(locum)
    await eventually(() => pushesTo(page, 'notification').length > 0)
    await eventually(async () => !(await openOf(locum)).includes(`gone-${locum.id}`))
    expect(await connections().get(`gone-${locum.id}`)).toBeUndefined()
    expect(await openOf(locum)).toHaveLength(2)
  })

  it('that fails changes nothing else, and the next one arrives', async () => {
    const locum = await createLocum(world.api)
    const page = await open(locum)
    world.events.live.down = true
    await approve(locum)
    await world.notified(locum, /approved/i)
    await world.mailed(locum, /approved/i)
    await world.events.mailed()
    world.events.live.down = false
    await approve(locum, false)
    await eventually(() => pushesTo(page, 'notification').length > 0)
    expect(await page.ping()).toEqual({ type: 'pong' })
    expect(world.events.deadLetters.list()).toEqual([])
  })
})
