import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { reportCountItem } from '#functions/stores/reports.items.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { Report } from '#shared/messages/reports.schema.ts'
import type { FileType } from '#shared/documents/documents.schema.ts'
import { asLocum, asPractice, chatsOf, checkFile, type Writer } from '#tests/support/chats.ts'
import { pdfOf, pngOf } from '#tests/support/documents.ts'
import { createPractice } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'
import { codeOf } from '#tests/support/api.ts'

const { api, admin, newLocum } = await sharedApi()
const chats = chatsOf(api)

const report = (reader: Writer, other: Writer, id: number, reason = 'This is rude.') =>
  api.send('reportMessage', reader.caller, {
    params: { receivedByID: reader.id, sentByID: other.id },
    body: { id, reason },
  })
const listed = async (of: Writer, status = 'open'): Promise<Report[]> =>
  ((await api.list('listReports', admin, { query: { status } })) as Report[]).filter(
    ({ practice }) => practice.id === of.id,
  )

describe('a reported message', () => {
  it('is shown to super admins with its reason, once, and nothing else of the conversation', async () => {
    const practice = await createPractice(api)
    const [them, her] = [asPractice(practice), asLocum(await newLocum())]
    await chats.write(them, her, 'Good morning.')
    await chats.write(them, her, 'You are of no use here.')
    await chats.write(her, them, 'That hurts.')
    expect((await report(her, them, 2)).body.data).toEqual({ reported: true })
    expect((await report(her, them, 2, 'Still rude.')).body.data).toEqual({ reported: true })
    const [found, ...others] = await listed(them)
    expect(others).toEqual([])
    expect(found).toEqual({
      id: expect.stringMatching(/^rpt_/),
      status: 'open',
      from: 'practice',
      professional: { id: her.id, name: 'Thandi Nkosi' },
      practice: { id: them.id, name: 'Harbour Road Pharmacy' },
      author: practice.member.id,
      message: 'You are of no use here.',
      sentAt: expect.any(String),
      reason: 'This is rude.',
      reportedBy: her.id,
      reportedAt: expect.any(String),
    })
    // Neither the conversation nor its messages are open to them.
    const opening = { params: { receivedByID: her.id, sentByID: them.id } }
    expect(codeOf(await api.send('openConversation', admin, opening))).toBe('FORBIDDEN')
    expect(codeOf(await api.send('listReports', her.caller, { query: {} }))).toBe('FORBIDDEN')
    expect((await chats.open(them, her)).body.Items).toHaveLength(3)
  })

  it('has its file with it, which stays when the conversation is blocked', async () => {
    const [them, her] = [asPractice(await createPractice(api)), asLocum(await newLocum())]
    const sendFile = async (bytes: Buffer, type: FileType, name: string) => {
      const { upload } = (await checkFile(api, them, bytes, type)).body.data
      await chats.write(them, her, '', { attachment: { upload, name } })
    }
    await sendFile(pngOf(60, 40), 'image/png', 'Rude.png')
    await sendFile(pdfOf('Rude'), 'application/pdf', 'Rude.pdf')
    await chats.write(them, her, 'Words alone.')
    for (const id of [1, 2, 3]) await report(her, them, id)
    await chats.block(her, them)
    const found = await listed(them)
    expect(found.map(({ attachment }) => attachment)).toEqual(['Rude.png', 'Rude.pdf', undefined])
    const url = ({ id }: Report, caller = admin) => api.send('getReportedFileUrl', caller, { params: { id } })
    const [picture, pdf, words] = found as [Report, Report, Report]
    const shown = (await url(picture)).body.data
    expect(shown).toMatchObject({ type: 'image/jpeg', width: 60, height: 40 })
    const loaded = await fetch(shown.url)
    expect([loaded.status, loaded.headers.get('content-disposition')]).toEqual([
      200,
      'inline; filename="Rude.jpg"; filename*=UTF-8\'\'Rude.jpg',
    ])
    const paper = await fetch((await url(pdf)).body.data.url)
    expect(paper.headers.get('content-disposition')).toContain('attachment; filename="Rude.pdf"')
    expect(codeOf(await url(words))).toBe('ATTACHMENT_NOT_FOUND')
    expect(codeOf(await url(picture, her.caller))).toBe('FORBIDDEN')
    for (const { id } of found) await api.send('decideReport', admin, { params: { id }, body: { status: 'closed' } })
  })

  it('is closed with a note, is opened again, and a closed one ends after a year', async () => {
    const [them, her] = [asPractice(await createPractice(api)), asLocum(await newLocum())]
    await chats.write(them, her, 'Hello')
    await report(her, them, 1)
    const { id } = (await listed(them))[0] as Report
    const decide = (body: object) => api.send('decideReport', admin, { params: { id }, body })
    const closed = await decide({ status: 'closed', note: 'We spoke to the practice.' })
    expect(closed.body.data).toMatchObject({ status: 'closed', note: 'We spoke to the practice.' })
    expect(await listed(them)).toEqual([])
    expect(await listed(them, 'closed')).toEqual([closed.body.data])
    const year = Math.floor(Date.parse(closed.body.data.closedAt) / 1000) + 366 * 86_400
    expect((await api.item('reports', id, 'REPORT'))?.expiresAt).toBe(year)
    expect((await decide({ status: 'open' })).body.data).not.toHaveProperty('closedAt')
    expect(await listed(them)).toHaveLength(1)
    expect(await api.item('reports', id, 'REPORT')).not.toHaveProperty('expiresAt')
  })

  it('is one of the other party, in one’s own conversation', async () => {
    const [them, her] = [asPractice(await createPractice(api)), asLocum(await newLocum())]
    const rival = asPractice(await createPractice(api))
    await chats.write(them, her, 'Hello')
    expect(codeOf(await report(them, her, 1))).toBe('MESSAGE_NOT_FOUND')
    expect(codeOf(await report(her, them, 2))).toBe('MESSAGE_NOT_FOUND')
    expect(codeOf(await report(rival, her, 1))).toBe('CHAT_NOT_FOUND')
    expect(codeOf(await report({ ...rival, id: them.id }, her, 1))).toBe('CHAT_NOT_FOUND')
    expect((await report(her, them, 1, 'bad')).body.error.details.fields).toEqual([
      { field: 'reason', message: 'Use at least 5 characters' },
    ])
    expect(await listed(them)).toEqual([])
  })

  it('counts against what an account can report in a day', async () => {
    const [them, her] = [asPractice(await createPractice(api)), asLocum(await newLocum())]
    await chats.write(them, her, 'One')
    await chats.write(them, her, 'Two')
    const day = todayAt(new Date().toISOString())
    const count = quotas.reportsPerAccountDay - 1
    const Item = reportCountItem.written({ ...reportCountItem.key(her.caller.id), day, count, version: 1 })
    await api.db.send(new PutCommand({ TableName: 'reports', Item }))
    const answers = await Promise.all([report(her, them, 1), report(her, them, 2)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429])
    expect(await listed(them)).toHaveLength(1)
  })
})
