import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, describe, expect, it } from 'vitest'
import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { newId } from '#functions/platform/context.ts'
import { CONVERSATIONS_PER_STEP } from '#functions/events/react/end-chats.ts'
import { messagesRepository } from '#functions/stores/messages.repository.ts'
import { CompanyExport } from '#shared/exports/company-export.schema.ts'
import { ProfessionalExport } from '#shared/exports/professional-export.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { ChatPartyId, Message } from '#shared/messages/messages.schema.ts'
import type { Report } from '#shared/messages/reports.schema.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import { asPractice, chatsOf, checkFile, type Writer, createChatPair } from '#tests/support/chats.ts'
import { tinyPng } from '#tests/support/documents.ts'
import { eventually } from '#tests/support/events.ts'
import { exported } from '#tests/support/exports.ts'
import { createPractice } from '#tests/support/people.ts'
import { codeOf } from '#tests/support/api.ts'

const { api, admin, stop } = await startApiWithEvents()
afterAll(stop)
const chats = chatsOf(api)

const withFile = async (from: Writer, to: Writer) => {
  const { upload } = (await checkFile(api, from, tinyPng)).body.data
  return chats.write(from, to, 'With a picture', { attachment: { upload, name: 'Roster.png' } })
}

const report = (reader: Writer, other: ChatPartyId) =>
  api.call('reportMessage', reader.caller, {
    params: { receivedByID: reader.id, sentByID: other },
    body: { id: 2, reason: 'This is rude.' },
  })
const reportOf = async ({ id }: Writer): Promise<Report | undefined> =>
  ((await api.list('listReports', admin)) as Report[]).find(
    ({ professional, practice }) => professional.id === id || practice.id === id,
  )

const AT = '2026-11-22T08:00:00.000Z'

/** The other keeps what was written, and nothing else is left of the party that was deleted. */
const expectEnded = async (left: Writer, gone: ChatPartyId, name: string) => {
  await eventually(async () => (await api.partition('messages', gone)).length === 0)
  const other = { ...left, id: gone }
  const opened = await chats.open(left, other)
  expect(opened.body.Summary).toMatchObject({ name, seen: 1, refusal: 'CHAT_PARTY_GONE' })
  expect(opened.body.Items.map(({ message, isSeen }: Message) => [message, isSeen])).toEqual([
    ['With a picture', left.id === opened.body.Items[0].receivedByID],
    ['Hello', true],
  ])
  expect(codeOf(await chats.write(left, other, 'Are you there?'))).toBe('CHAT_PARTY_GONE')
  expect(codeOf(await chats.url(left, other, 2))).toBe('ATTACHMENT_NOT_FOUND')
  await eventually(() => api.files('messages/').every((key) => !key.includes(gone)))
  const { Items } = await api.call('listConversations', left.caller, { params: { receivedByID: left.id } })
  expect(Items).toMatchObject([{ name, sentByID: gone, lastMessage: 'With a picture' }])
}

describe('after a party was deleted', () => {
  it('a practice keeps its conversations with the former locum, without the files', async () => {
    const { locum, them, her } = await createChatPair(api, admin)
    await chats.write(them, her, 'Hello')
    await chats.open(her, them)
    await withFile(her, them)
    await api.call('deleteProfessional', locum, {})
    await expectEnded(them, her.id, 'Former locum')
    await report(them, her.id)
    const reported = await reportOf(them)
    expect(reported).toMatchObject({
      message: 'With a picture',
      professional: { id: her.id, name: 'Former locum' },
      practice: { id: them.id, name: 'Harbour Road Pharmacy' },
    })
    expect(reported).not.toHaveProperty('attachment')
  })

  it('a locum keeps those with the practice; when both are gone, nothing is left', async () => {
    const { practice, locum, them, her } = await createChatPair(api, admin)
    await chats.write(them, her, 'Hello')
    await chats.open(her, them)
    await withFile(them, her)
    await report(her, them.id)
    await api.call('deleteCompany', practice.member, { params: { companyId: practice.companyId } })
    await eventually(async () => (await api.partition('messages', them.id)).length === 0)
    const opened = await chats.open(her, them)
    expect(opened.body.Summary).toMatchObject({ name: 'Harbour Road Pharmacy', refusal: 'CHAT_PARTY_GONE' })
    expect(opened.body.Count).toBe(2)
    expect(await api.partition('messages', `${her.id}~${them.id}`)).toHaveLength(2)
    await api.call('deleteProfessional', locum, {})
    await eventually(async () => (await api.partition('messages', her.id)).length === 0)
    expect(await api.partition('messages', `${her.id}~${them.id}`)).toEqual([])
    expect(api.files(`messages/${her.id}/${them.id}/`)).toEqual([])
    const { id } = (await reportOf(her)) as Report
    const { url } = await api.call('getReportedFileUrl', admin, { params: { id } })
    expect((await fetch(url)).status).toBe(200)
  })
})

describe('a party with more conversations than a step ends', () => {
  it('leaves all of them, the last ones in a second step', async () => {
    const { locum } = await createChatPair(api, admin)
    const repository = messagesRepository(api.db, 'messages')
    const last = { lastNumber: 1, seen: 1, unread: 0, lastAt: AT, lastMessage: 'Bye', lastFrom: 'practice' } as const
    const practices = Array.from({ length: CONVERSATIONS_PER_STEP + 5 }, () => newId('cmp'))
    await writeAll(
      api.db,
      practices.flatMap((practice) =>
        (['professional', 'practice'] as const).map((party) =>
          repository.putChat({ professional: locum.id, practice }, party, { ...last, name: 'Thandi Nkosi' }),
        ),
      ),
    )
    await api.call('deleteProfessional', locum, {})
    await expect.poll(async () => (await api.partition('messages', locum.id)).length, { timeout: 40_000 }).toBe(0)
    const left = await Promise.all(practices.map((practice) => api.partition('messages', practice)))
    expect(left.map(([chat]) => chat?.name)).toEqual(practices.map(() => 'Former locum'))
    const events = (await api.scan('commands')).flatMap(({ events }) => events as { type: string; subject: string }[])
    expect(events.filter(({ type }) => type === 'chats-ending.continued').map(({ subject }) => subject)).toEqual([
      locum.id,
    ])
  })
})

/** Messages as they are stored, without a command for each. */
const store = async (parties: { professional: string; practice: string }, from: number, to: number) => {
  const items = Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index
    const Put = messagesRepository(api.db, 'messages').putMessage(parties as never, {
      number,
      from: 'professional',
      message: `Message ${number}`,
      at: AT,
    }).Put
    return { PutRequest: { Item: Put?.Item ?? {} } }
  })
  for (let at = 0; at < items.length; at += 25)
    await api.db.send(new BatchWriteCommand({ RequestItems: { messages: items.slice(at, at + 25) } }))
}

describe('a copy of one’s data', () => {
  it('has every message of every conversation once, long and short; who wrote only in the practice’s', async () => {
    const { practice, locum, them, her } = await createChatPair(api, admin)
    await withFile(them, her)
    await store({ professional: her.id, practice: them.id }, 2, 620)
    const others: Writer[] = []
    for (let count = 0; count < 24; count += 1) {
      const other = asPractice(await createPractice(api, `Branch ${count}`))
      await chats.write(other, her, `From branch ${count}`)
      others.push(other)
    }
    const reporting = { receivedByID: her.id, sentByID: them.id }
    await api.call('reportMessage', locum, { params: reporting, body: { id: 1, reason: 'This is not for me.' } })
    const own = (await exported(api, locum)) as ProfessionalExport
    expect(ProfessionalExport.safeParse(own).success).toBe(true)
    const long = own.messages.filter(({ sentByID, receivedByID }) => [sentByID, receivedByID].includes(them.id))
    expect(long.map(({ id }) => id)).toEqual(Array.from({ length: 620 }, (_, index) => index + 1))
    expect(long[0]).toMatchObject({
      message: 'With a picture',
      attachment: 'Roster.png',
      with: 'Harbour Road Pharmacy',
    })
    expect(own.messages.filter(({ message }) => message.startsWith('From branch'))).toHaveLength(24)
    expect(own.messages).toHaveLength(644)
    expect(own.reports).toEqual([
      {
        about: 'Harbour Road Pharmacy',
        message: 'With a picture',
        attachment: 'Roster.png',
        sentAt: long[0]?.createdAt,
        reason: 'This is not for me.',
        reportedAt: expect.any(String) as string,
      },
    ])
    expect(JSON.stringify(own.messages)).not.toContain('author')
    const theirs = (await exported(api, practice.member, practice.companyId as CompanyId)) as CompanyExport
    expect(CompanyExport.safeParse(theirs).success).toBe(true)
    expect(theirs.messages).toHaveLength(620)
    expect(theirs.messages[0]).toMatchObject({ author: practice.member.id, with: 'Thandi Nkosi' })
  })
})
