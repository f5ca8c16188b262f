import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sweepExpired } from '#infra/local/ttl-sweep.ts'
import { definitionOf, tableNames } from '#infra/tables.ts'
import { identityEvent } from '#shared/identity/identity.events.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { hashOf, runCommand } from '#functions/platform/dynamo/command.ts'
import { runAgenda, inHours, skipAgendaTo } from '#tests/support/agenda.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { decline, sendRequest } from '#tests/support/booking-requests.ts'
import { asLocum, asPractice, chatsOf } from '#tests/support/chats.ts'
import { eventually } from '#tests/support/events.ts'
import { apply, confirm, createPractice, post, type Practice } from '#tests/support/people.ts'
import { causedBy } from '#tests/support/stores.ts'
import { scan } from '#tests/support/scan.ts'

const { api, admin, newLocum, notesOf, stop } = await startApiWithEvents()
afterAll(stop)

const YEAR_HOURS = 366 * 24

type Entry = { kind: string; subject: string; at: string }
const retained = async (): Promise<Entry[]> =>
  ((await scan(api.db, 'agenda')) as Entry[])
    .filter(({ kind }) => kind === 'retention')
    .sort((one, other) => (one.at < other.at ? -1 : 1))

/** As a sign-up does, which is a trigger of the user pool. */
const signedUp = ({ id }: Caller) => {
  const command = { id: `signed-up#${id}`, hash: hashOf(id), by: causedBy(id) }
  return runCommand(api.db, 'commands', command, inHours(0), async () => ({
    writes: [],
    events: [identityEvent('account.created', id)],
    response: null,
  }))
}

/** The agenda of all hours until then in which something of retention is due, each done before the next. */
const live = async (until: string): Promise<void> => {
  for (;;) {
    const [next] = await retained()
    if (!next || next.at > until) return
    await skipAgendaTo(api.db, next.at)
    await runAgenda(next.at)
    const isOwner = next.subject.startsWith('usr_') || next.subject.startsWith('cmp_')
    await eventually(async () => {
      const entries = (await retained()).filter(({ subject }) => subject === next.subject)
      return entries.every(({ at }) => at > next.at) && (!isOwner || entries.length > 0)
    })
  }
}

const sweep = async (until: string): Promise<void> => {
  const tables = tableNames
    .filter((name) => definitionOf(name).expires)
    .map((name) => ({
      ref: name,
      properties: {
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
        KeySchema: ['pk', ...(definitionOf(name).sorted ? ['sk'] : [])].map((AttributeName) => ({ AttributeName })),
      },
    }))
  await sweepExpired(new DynamoDBClient({}), tables as never, new Date(until))
}

let locum: Caller
let practice: Practice
let offers: Record<'booked' | 'unbooked' | 'declined', Offer>
let booking: { id: string }

beforeAll(async () => {
  locum = await newLocum()
  practice = await createPractice(api)
  for (const caller of [locum, practice.member]) await signedUp(caller)
  const [booked, unbooked] = [await post(api, practice), await post(api, practice)]
  for (const offer of [booked, unbooked]) await apply(api, locum, offer, offer.available_dates.slice(0, 1))
  const declined = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [20]))
  await api.call('rejectBookingRequest', locum, decline(declined) as never)
  booking = await confirm(api, practice, booked, locum, booked.available_dates.slice(0, 1))
  offers = { booked, unbooked, declined }
  const { write } = chatsOf(api)
  await write(asPractice(practice), asLocum(locum), 'When can you start?')
  await api.call('adjustWallet', admin, {
    params: { type: 'professional', ownerId: locum.id },
    body: { type: 1, amount: 50, note: 'Sunday cover bonus' },
  })
  await api.call('getProfessional', admin, { params: { id: locum.id } })
  await api.call('startImpersonation', admin, { body: { type: 'professional', id: locum.id, mode: 'view' } } as never)
  await eventually(async () => (await notesOf(locum)).length > 0 && (await notesOf(practice.member)).length > 0)
  await eventually(async () => (await retained()).length >= 7)
})

it('after two years, what may no longer be kept is gone, and what must be is there', async () => {
  const end = inHours(2 * YEAR_HOURS)
  await live(end)
  await sweep(end)
  const count = async (table: Parameters<typeof api.partition>[0], pk: string, prefix = '') =>
    (await api.partition(table, pk)).filter(({ sk }) => String(sk).startsWith(prefix)).length
  expect({
    unbooked: await count('offers', offers.unbooked.id),
    declined: await count('offers', offers.declined.id),
    notifications: await count('users', locum.id, 'NOTE#'),
    support: await count('grants', locum.id),
    commands: (await scan(api.db, 'commands')).length,
  }).toEqual({ unbooked: 0, declined: 0, notifications: 0, support: 0, commands: 0 })
  expect(await count('offers', offers.booked.id)).toBe(2)
  expect(await count('bookings', booking.id)).toBe(1)
  expect(await count('wallets', locum.id, 'TX#')).toBe(1)
  expect(await count('professionals', locum.id, 'VIEW#')).toBe(1)
  expect(await count('professionals', locum.id, 'PROFILE')).toBe(1)
  expect(await count('users', locum.id, 'USER')).toBe(1)
  expect(await count('messages', locum.id, 'CHAT#')).toBe(1)
  expect((await scan(api.db, 'audit')).filter(({ person }) => person === locum.id).length).toBeGreaterThan(0)
  // Both owners are looked at again, and the booking with its offer at their time.
  const left = (await retained()).map(({ subject }) => subject)
  for (const subject of [locum.id, practice.companyId, booking.id, offers.booked.id]) expect(left).toContain(subject)
  expect(left).not.toContain(offers.unbooked.id)
})
