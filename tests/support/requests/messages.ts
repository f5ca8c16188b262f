import { randomBytes } from 'node:crypto'
import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { reportedKey } from '#functions/stores/document-keys.ts'
import { documentStore } from '#functions/stores/document-store.ts'
import { reportsRepository } from '#functions/stores/reports.repository.ts'
import { reportIdOf, type ReportId } from '#shared/kernel/ids.ts'
import type { Caller } from '#tests/support/api.ts'
import { checkFile } from '#tests/support/chats.ts'
import { sendForm, tinyPng } from '#tests/support/documents.ts'
import { type Fixture, type FixtureContext, type Fixtures, unusedIds } from './fixture.ts'
import type { Pair } from '#tests/support/people.ts'

/** The conversation of a pair's locum and practice, as the owner names it. */
const as = ({ locum, practice }: Pair, { role }: Pick<Caller, 'role'>) =>
  role === 'CompanyAdmin'
    ? { receivedByID: practice.companyId, sentByID: locum.id }
    : { receivedByID: locum.id, sentByID: practice.companyId }

/** Each has a message of the other that it has not seen, and neither has blocked the conversation. */
const withMessages = async ({ api, pair }: FixtureContext): Promise<number> => {
  const { locum, practice } = pair
  const [toLocum, toPractice] = [as(pair, locum), as(pair, practice.member)]
  await api.send('unblockConversation', practice.member, { params: toPractice })
  await api.send('unblockConversation', locum, { params: toLocum })
  await api.call('sendMessage', practice.member, { body: { ...toLocum, message: 'Good morning.' } })
  return (await api.call('sendMessage', locum, { body: { ...toPractice, message: 'Good morning to you.' } })).id
}

/** The last message that the owner's party has received. */
const lastOfOther = async (context: FixtureContext): Promise<number> => {
  const last = await withMessages(context)
  return context.owner.role === 'CompanyAdmin' ? last : last - 1
}

const closed = { status: 'closed', note: 'Their account was closed.' } as const

/** Stored directly: an account can report only some messages a day. */
const newReport = async (
  { api, pair: { locum, practice } }: FixtureContext,
  more: { attachment?: string } = {},
): Promise<ReportId> => {
  const id = reportIdOf(randomBytes(16))
  const report = {
    id,
    status: 'open',
    from: 'professional',
    professional: { id: locum.id, name: 'Thandi Nkosi' },
    practice: { id: practice.companyId, name: 'Harbour Road Pharmacy' },
    message: 'Rude.',
    sentAt: '2026-11-22T08:00:00.000Z',
    reason: 'This is rude.',
    reportedBy: practice.member.id,
    reportedAt: '2026-11-22T09:00:00.000Z',
    ...more,
  } as const
  await writeAll(api.db, [reportsRepository(api.db, 'reports').put(report)])
  return id
}

const newReportWithFile = async (context: FixtureContext): Promise<ReportId> => {
  const id = await newReport(context, { attachment: 'Roster.png' })
  const store = await documentStore('documents')()
  await store.put(reportedKey(id), tinyPng, 'image/jpeg')
  return id
}

const absent = { receivedByID: unusedIds.company, sentByID: unusedIds.user }

const ofConversation = (isBlocked = false): Fixture => ({
  request: async (context) => {
    const { api, pair, owner } = context
    await withMessages(context)
    const params = as(pair, owner)
    const reader = owner.role === 'CompanyAdmin' ? pair.practice.member : pair.locum
    if (isBlocked) await api.send('blockConversation', reader, { params })
    return { params }
  },
  absent: { params: absent },
})

const ofParty: Fixture = {
  request: async (context) => {
    await withMessages(context)
    const { receivedByID } = as(context.pair, context.owner)
    return { params: { receivedByID } }
  },
  absent: { params: { receivedByID: absent.receivedByID } },
}

/** The party that an owner writes as, and who signs in for it. */
const writerOf = ({ pair, owner }: FixtureContext) =>
  owner.role === 'CompanyAdmin'
    ? { id: pair.practice.companyId, caller: pair.practice.member }
    : { id: pair.locum.id, caller: pair.locum }

const png = { type: 'image/png', size: tinyPng.length } as const
const newUpload = async (context: FixtureContext) => {
  const { id, caller } = writerOf(context)
  const form = await context.api.call('openAttachmentUpload', caller, { params: { sentByID: id }, body: png })
  await sendForm(form, tinyPng)
  return { params: { sentByID: id }, body: { uploadId: form.uploadId } }
}

const withAttachment = async (context: FixtureContext) => {
  await withMessages(context)
  const { api, pair, owner } = context
  const writer = writerOf(context)
  const { upload } = (await checkFile(api, writer, tinyPng)).body.data
  const params = as(pair, owner)
  const sent = await api.call('sendMessage', writer.caller, {
    body: {
      receivedByID: params.sentByID,
      sentByID: params.receivedByID,
      message: '',
      attachment: { upload, name: 'Roster.png' },
    },
  })
  return { params: { ...params, id: sent.id } }
}

export const messagesRequests = {
  listReportsOfParty: { request: ({ pair }) => ({ params: { partyId: pair.locum.id }, query: {} }) },
  listConversationsOfParty: { request: ({ pair }) => ({ params: { partyId: pair.locum.id }, query: {} }) },
  openAttachmentUpload: {
    request: (context) => ({ params: { sentByID: writerOf(context).id }, body: png }),
    absent: { params: { sentByID: unusedIds.company }, body: png },
    other: () => ({ ...png, size: 7 }),
  },
  checkAttachment: {
    request: newUpload,
    absent: { params: { sentByID: unusedIds.company }, body: { uploadId: 'fil_0000000000000000' } },
    other: () => ({ uploadId: 'fil_0000000000000001' }),
  },
  getAttachmentUrl: { request: withAttachment, absent: { params: { ...absent, id: 1 } } },
  openConversation: ofConversation(),
  sendMessage: {
    request: async (context) => {
      await withMessages(context)
      const { receivedByID: sentByID, sentByID: receivedByID } = as(context.pair, context.owner)
      return {
        body: { receivedByID, sentByID, message: 'The keys are with Sizwe.', createdAt: '2026-11-22T08:00:00Z' },
      }
    },
    absent: { body: { receivedByID: absent.sentByID, sentByID: absent.receivedByID, message: 'Hello' } },
    other: (body) => ({ ...body, message: 'The keys are with Nadia.' }),
  },
  getConversationUnreadCount: ofConversation(),
  getTotalUnreadCount: ofParty,
  getUnreadChats: ofParty,
  listConversations: ofParty,
  blockConversation: ofConversation(),
  unblockConversation: ofConversation(true),
  reportMessage: {
    request: async (context) => ({
      params: as(context.pair, context.owner),
      body: { id: await lastOfOther(context), reason: 'This is rude.' },
    }),
    absent: { params: absent, body: { id: 1, reason: 'This is rude.' } },
    other: (body) => ({ ...body, reason: 'This is very rude.' }),
  },
  listReports: { request: () => ({ query: {} }) },
  getReportedFileUrl: {
    request: async (context) => ({ params: { id: await newReportWithFile(context) } }),
    absent: { params: { id: 'rpt_0000000000000000' } },
  },
  decideReport: {
    request: async (context) => ({ params: { id: await newReport(context) }, body: closed }),
    absent: { params: { id: 'rpt_0000000000000000' }, body: closed },
    other: () => ({ status: 'open' }),
  },
} satisfies Fixtures
