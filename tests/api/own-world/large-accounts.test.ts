import { createHash, randomUUID } from 'node:crypto'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { newId } from '#functions/platform/context.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { devicesRepository } from '#functions/stores/devices.repository.ts'
import { attachmentKey } from '#functions/stores/document-keys.ts'
import { invitesRepository } from '#functions/stores/invites.repository.ts'
import { messagesRepository } from '#functions/stores/messages.repository.ts'
import { noteItem } from '#functions/stores/notifications.items.ts'
import { reportsRepository } from '#functions/stores/reports.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { CompanyExport } from '#shared/exports/company-export.schema.ts'
import { ProfessionalExport } from '#shared/exports/professional-export.schema.ts'
import { eventIdOf, reportIdOf, type CompanyId, type UserId } from '#shared/kernel/ids.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { ChatParties } from '#shared/messages/chat-parties.ts'
import type { Message } from '#shared/messages/messages.schema.ts'
import { add, emptyWallet, type Entry } from '#shared/wallets/ledger.rules.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { ApiResponse, Caller } from '#tests/support/api.ts'
import { asLocum, asPractice, chatsOf } from '#tests/support/chats.ts'
import { exported, readExport } from '#tests/support/exports.ts'
import { createPractice } from '#tests/support/people.ts'
import { longRounds } from '#tests/support/rounds.ts'

const MESSAGES = longRounds({ usual: 400, full: 10_000 })
const CHATS = MESSAGES / 5
const FILES = MESSAGES / 20
const MAX_BYTES = 1_048_576
const at = '2026-11-22T08:00:00.000Z'

const { api, admin, newLocum, stop } = await startApiWithEvents()
afterAll(stop)
const chats = chatsOf(api)
const messages = messagesRepository(api.db, 'messages')
const bytesOf = ({ body }: ApiResponse): number => Buffer.byteLength(JSON.stringify(body))

/** Polls for as long as the full number takes, beside the events of all that was written before. */
const inTime = { timeout: 60_000 + MESSAGES * 60, interval: 100 }

let locum: Caller
let practice: { member: Caller; companyId: CompanyId }
let long: ChatParties
const files: FileId[] = []

function* chatOf(parties: ChatParties, [name, person]: [string, string], count: number): Generator<TransactItem> {
  for (let number = 1; number <= count; number += 1) {
    const hasFile = count === MESSAGES && number <= FILES
    yield messages.putMessage(parties, {
      number,
      from: number % 2 ? 'practice' : 'professional',
      message: `Message ${number} of ${name}`,
      at,
      ...(number % 2 && { author: practice.member.id }),
      ...(hasFile && { attachment: { file: fileOf(number), name: 'Roster.png', type: 'image/jpeg', size: 10 } }),
    })
  }
  const last = {
    lastNumber: count,
    seen: count,
    unread: 0,
    lastAt: at,
    lastMessage: 'Bye',
    lastFrom: 'practice',
  } as const
  yield messages.putChat(parties, 'professional', { ...last, name })
  yield messages.putChat(parties, 'practice', {
    ...last,
    name: person,
    seen: 0,
    unread: count,
    unreadSince: at,
  })
}
const fileOf = (number: number) => (files[number] ??= newId('fil'))
const userId = () => `usr_${randomUUID()}` as UserId
const digest = (text: string) => createHash('sha256').update(text).digest()

/** A wallet with as many entries, each with a long note. */
function* walletOf(owner: UserId | CompanyId): Generator<TransactItem> {
  let wallet = emptyWallet
  const entries: Entry[] = []
  for (let index = 0; index < MESSAGES; index += 1) {
    const note = `Posting ${index}\n${'A long explanation. '.repeat(10)}`
    const posted = add(wallet, { amount: 100, reference: '', note }, at)
    wallet = posted.wallet
    entries.push(...posted.entries)
  }
  yield* walletsRepository(api.db, 'wallets').post(owner, wallet, entries)
}

/** Everything that has no end, of a locum and of the practice they write with most. */
function* everything(): Generator<TransactItem> {
  yield* chatOf(long, ['Harbour Road Pharmacy', 'Thandi Nkosi'], MESSAGES)
  yield* walletOf(locum.id)
  yield* walletOf(practice.companyId)
  const users = usersRepository(api.db, 'users')
  const companies = companiesRepository(api.db, 'companies')
  const [reports, invites] = [reportsRepository(api.db, 'reports'), invitesRepository(api.db, 'companies')]
  for (let index = 0; index < CHATS; index += 1) {
    yield* chatOf({ professional: locum.id, practice: newId('cmp') }, [`Branch ${index}`, 'Thandi Nkosi'], 1)
    yield* chatOf(
      { professional: userId(), practice: practice.companyId },
      ['Harbour Road Pharmacy', `Locum ${index}`],
      1,
    )
    yield reports.put({
      id: reportIdOf(digest(`report ${index}`)),
      status: 'open',
      from: 'practice',
      professional: { id: locum.id, name: 'Thandi Nkosi' },
      practice: { id: practice.companyId, name: 'Harbour Road Pharmacy' },
      message: `Message ${index}`,
      sentAt: at,
      reason: 'This is not for me.',
      reportedBy: locum.id,
      reportedAt: at,
    })
  }
  for (let index = 0; index < MESSAGES; index += 1) {
    const id = eventIdOf(new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(), digest(`note ${index}`))
    const note = {
      title: `Note ${index}`,
      text: 'Good day.',
      link: '/',
      createdAt: at,
      read: false,
      unreadBy: locum.id,
    }
    yield { Put: { TableName: 'users', Item: noteItem.written({ ...noteItem.key(locum.id, id), ...note }) } }
  }
  for (let index = 1; index < quotas.membersPerPractice - quotas.pendingInvitesPerPractice; index += 1) {
    const id = userId()
    yield users.save({ id, email: `colleague-${index}@people.test`, role: 'CompanyAdmin', createdAt: at })
    yield companies.putMember(practice.companyId, { id, role: 'booker', since: at })
  }
  for (let index = 0; index < quotas.pendingInvitesPerPractice; index += 1)
    yield invites.put(practice.companyId, {
      id: newId('inv'),
      email: `invited-${index}@people.test`,
      role: 'booker',
      sentBy: practice.member.id,
      sentAt: at,
      validUntil: '2126-11-29T08:00:00.000Z',
      sending: 1,
      hash: `secret-hash-${index}`,
    })
  for (const put of devicesRepository(api.db, 'users').put(
    locum.id,
    { id: 'a-device', type: 'ios', token: 'secret-token', registeredAt: at },
    undefined,
  ))
    yield put
}

beforeAll(async () => {
  ;[locum, practice] = [await newLocum(), await createPractice(api)]
  long = { professional: locum.id, practice: practice.companyId }
  await writeAll(api.db, everything())
  const s3 = new S3Client({ forcePathStyle: true })
  for (let number = 1; number <= FILES; number += 1)
    for (const size of ['small', 'large'] as const)
      await s3.send(
        new PutObjectCommand({
          Bucket: 'documents',
          Key: attachmentKey(long, fileOf(number), size),
          Body: 'A picture.',
        }),
      )
}, 600_000)

/** Every item of every table that mentions one of these texts, by its key. */
const mentions = async (...texts: string[]): Promise<string[]> => {
  const found: string[] = []
  for (const table of ['users', 'professionals', 'companies', 'calendars', 'search', 'messages', 'reports'] as const)
    for (const item of await api.scan(table))
      if (texts.some((text) => JSON.stringify(item).includes(text)))
        found.push(`${table} ${String(item.sk ?? item.pk).replace(/#.*/, '#')}`)
  return [...new Set(found)].toSorted()
}

describe(`an account with ${MESSAGES} messages and notifications, and ${CHATS} conversations and reports`, () => {
  it('is read in pages of limited size', async () => {
    const [them, her] = [asPractice(practice), asLocum(locum)]
    const reads = [
      ['openConversation', locum, { params: { receivedByID: her.id, sentByID: them.id } }, MESSAGES],
      ['listConversations', locum, { params: { receivedByID: her.id } }, CHATS + 1],
      ['getUnreadChats', practice.member, { params: { receivedByID: them.id } }, CHATS + 1],
      ['listNotifications', locum, {}, MESSAGES],
      ['listReports', admin, { query: { status: 'open' } }, CHATS],
      ['listOwnTransactions', locum, {}, MESSAGES],
      ['listCompanyTransactions', practice.member, { params: { companyId: practice.companyId } }, MESSAGES],
      // The pages of a person and of a practice.
      ['listSentNotifications', admin, { params: { userId: locum.id } }, MESSAGES],
      ['listConversationsOfParty', admin, { params: { partyId: locum.id } }, CHATS + 1],
      ['listReportsOfParty', admin, { params: { partyId: practice.companyId } }, CHATS],
      ['listAnyTransactions', admin, { params: { type: 'professional', ownerId: locum.id } }, MESSAGES],
      ['listAudit', admin, { query: { person: locum.id } }, 0],
    ] as const
    for (const [name, caller, request, count] of reads) {
      const pages = await api.pages(name, caller, request)
      expect(Math.max(...pages.map(bytesOf)), name).toBeLessThan(MAX_BYTES / 10)
      expect(
        pages.reduce((sum, { body }) => sum + body.Items.length, 0),
        name,
      ).toBeGreaterThanOrEqual(count)
    }
    for (const name of ['getTotalUnreadCount', 'getUnreadNotifications'] as const) {
      const params = name === 'getTotalUnreadCount' ? { params: { receivedByID: them.id } } : {}
      const caller = name === 'getTotalUnreadCount' ? practice.member : locum
      expect((await api.send(name, caller, params)).status).toBe(200)
    }
  }, 600_000)

  it('is copied completely, in parts of limited size, without what would be of use to others', async () => {
    const own = ProfessionalExport.parse(await exported(api, locum, undefined, inTime.timeout))
    expect([own.messages.length, own.reports.length]).toEqual([MESSAGES + CHATS, CHATS])
    expect(own.notifications.length).toBeGreaterThanOrEqual(MESSAGES)
    expect(own.account.devices).toEqual([{ type: 'ios', registeredAt: at }])
    const theirs = CompanyExport.parse(await exported(api, practice.member, practice.companyId, inTime.timeout))
    expect(theirs.messages).toHaveLength(MESSAGES + CHATS)
    expect([own.walletTransactions.length, theirs.walletTransactions.length]).toEqual([MESSAGES, MESSAGES])
    expect(theirs.invites).toHaveLength(quotas.pendingInvitesPerPractice)
    expect(theirs.members).toHaveLength(quotas.membersPerPractice - quotas.pendingInvitesPerPractice)
    expect(JSON.stringify([own, theirs])).not.toMatch(/secret-(hash|token)/)
    for (const owner of [locum.id, practice.companyId]) {
      const parts = api.writtenBelow(`exports/${owner}/`).filter(({ key }) => key.includes('/part-'))
      expect(Math.max(...parts.map(({ bytes }) => bytes))).toBeLessThan(MAX_BYTES)
    }
    expect(bytesOf(await readExport(api, locum))).toBeLessThan(2_000)
  }, 1_500_000)

  it('ends its longest conversation at once when the practice blocks the locum', async () => {
    const [them, her] = [asPractice(practice), asLocum(locum)]
    const request = { params: { companyId: practice.companyId, professionalId: locum.id } }
    await api.call('blockLocum', practice.member, { ...request, body: {} } as never)
    expect((await chats.write(her, them, 'Good morning.')).body.error.code).toBe('CHAT_NOT_ALLOWED')
    expect((await chats.url(her, them, 1)).body.error.code).toBe('ATTACHMENT_NOT_FOUND')
    const opened = await chats.open(her, them)
    expect([opened.body.Summary.refusal, opened.body.Items.length]).toEqual(['CHAT_NOT_ALLOWED', 30])
    await api.call('unblockLocum', practice.member, request)
  })

  it('of a locum is deleted: no list, file or conversation has the person any more', async () => {
    await api.call('deleteProfessional', locum, {})
    await expect.poll(async () => (await api.partition('messages', locum.id)).length, inTime).toBe(0)
    await expect.poll(async () => (await api.partition('users', locum.id)).length, inTime).toBe(0)
    for (const prefix of ['messages/', `documents/${locum.id}`, `exports/${locum.id}`, `incoming/${locum.id}`])
      expect(api.files(prefix), prefix).toEqual([])
    const read = (await chats.readAll(asPractice(practice), asLocum(locum))) as Message[]
    expect(read).toHaveLength(MESSAGES)
    const left = await mentions('Nkosi', locum.email, 'secret-token')
    // A message that she reported is kept, with the names, for the super admin.
    expect(left).toEqual(['reports REPORT'])
  }, 1_500_000)

  it('of a practice is deleted with its members, its invites and the conversations of which both parties are gone', async () => {
    await api.call('deleteCompany', practice.member, { params: { companyId: practice.companyId } })
    await expect.poll(async () => (await api.partition('messages', practice.companyId)).length, inTime).toBe(0)
    await expect.poll(async () => (await api.partition('companies', practice.companyId)).length, inTime).toBe(1)
    expect(await api.partition('messages', `${locum.id}~${practice.companyId}`)).toEqual([])
    expect(await mentions('invited-', 'secret-hash', practice.member.email)).toEqual([])
  }, 1_500_000)
})
