import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/kernel/dates.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { Message } from '#shared/messages/messages.schema.ts'
import type { Caller } from '#tests/support/api.ts'
import { asLocum, asPractice, chatsOf, type Writer, createChatPair } from '#tests/support/chats.ts'
import { apply, createPractice, join, post, setComplete, today } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'
import { setApproval } from '#tests/support/world.ts'
import { codeOf } from '#tests/support/api.ts'

const { api, admin, newLocum } = await sharedApi()
const chats = chatsOf(api)

/** A profile picture of a locum, or none, directly in the tables. */
const setAvatar = (locum: Caller, id: string | undefined) =>
  api.db.send(
    new UpdateCommand({
      TableName: 'professionals',
      Key: { pk: locum.id, sk: 'PROFILE' },
      UpdateExpression: 'SET files = :files',
      ExpressionAttributeValues: {
        ':files': id
          ? { avatar: { id, type: 'image/jpeg', size: 9, width: 8, height: 6, at: '2026-11-01T08:00:00.000Z' } }
          : {},
      },
    }),
  )

/** The events about a conversation, in the order in which they were written. */
const eventsOf = async ({ practice, locum }: { practice: { companyId: string }; locum: Caller }) => {
  const subject = `${locum.id}~${practice.companyId}`
  return (await api.scan('commands'))
    .toSorted((a, b) => (String(a.at) < String(b.at) ? -1 : 1))
    .flatMap(({ events }) => events as { type: string; subject: string; data: object }[])
    .filter((event) => event.subject === subject)
}

describe('a conversation', () => {
  it('shows the picture that the other party had when it last wrote', async () => {
    const { practice, locum, them, her } = await createChatPair(api, admin)
    const shownTo = async ({ caller, id }: Writer, other: Writer) => {
      const [recent] = (await api.call('listConversations', caller, { params: { receivedByID: id } })).Items
      const [unread] = (await api.call('getUnreadChats', caller, { params: { receivedByID: id } })).Items
      const { Summary } = (await chats.open({ caller, id }, other)).body
      expect(unread ?? recent).toEqual(recent)
      expect(Summary.picture_file).toBe(recent?.picture_file)
      return recent?.picture_file
    }
    await chats.write(them, her, 'Good morning.')
    expect(await shownTo(her, them)).toBe('fil_0000000000000000')
    expect(await shownTo(them, her)).toBeUndefined()
    await setAvatar(locum, 'fil_AAAAAAAAAAAAAAAA')
    await chats.write(her, them, 'Good morning!')
    expect(await shownTo({ ...them, caller: practice.member }, her)).toBe('fil_AAAAAAAAAAAAAAAA')
    await setAvatar(locum, undefined)
    await chats.write(her, them, 'I am here.')
    expect(await shownTo(them, her)).toBeUndefined()
  })

  it('counts its messages for both parties, says what was seen, and who of the practice wrote only to the practice', async () => {
    const { practice, locum, them, her } = await createChatPair(api, admin)
    const colleague = await api.signUp('CompanyAdmin', `nadia-${crypto.randomUUID()}@people.test`)
    await join(api, practice.companyId, colleague)
    const sent = await chats.write(them, her, '  Could you take over on 1 December?\nWe open at 08:00.  ', {
      clientId: 'client-0001',
    })
    expect(sent.body.data).toEqual({
      id: 1,
      message: 'Could you take over on 1 December?\nWe open at 08:00.',
      sentByID: them.id,
      receivedByID: her.id,
      createdAt: expect.any(String),
      isSeen: false,
      clientId: 'client-0001',
      author: { id: practice.member.id, name: 'Hester Roux' },
    })
    await chats.write({ ...them, caller: colleague }, her, '<b>The clinic room is free.</b>')
    expect(await chats.unread(her)).toBe(2)
    expect(await chats.unread(them)).toBe(0)
    const counted = { params: { receivedByID: her.id, sentByID: them.id } }
    expect(await api.call('getConversationUnreadCount', locum, counted)).toEqual({ count: 2 })
    const unread = await api.call('getUnreadChats', locum, { params: { receivedByID: her.id } })
    expect(unread.Items).toEqual([
      {
        name: 'Harbour Road Pharmacy',
        picture_file: 'fil_0000000000000000',
        count: 2,
        sentByID: them.id,
        receivedByID: her.id,
        lastAt: expect.any(String) as string,
        lastMessage: '<b>The clinic room is free.</b>',
        lastSentByID: them.id,
      },
    ])

    const opened = await chats.open(her, them)
    expect(opened.body.Items.map(({ id, message, isSeen }: Message) => [id, message, isSeen])).toEqual([
      [2, '<b>The clinic room is free.</b>', true],
      [1, 'Could you take over on 1 December?\nWe open at 08:00.', true],
    ])
    expect(JSON.stringify(opened.body)).not.toContain('author')
    expect(opened.body.Summary).toEqual({
      name: 'Harbour Road Pharmacy',
      picture_file: 'fil_0000000000000000',
      unread: 2,
      seen: 0,
      blocked: false,
    })
    expect((await chats.open(her, them)).body.Summary).toMatchObject({ unread: 0 })
    expect(await chats.unread(her)).toBe(0)

    const answer = await chats.write(her, them, 'Yes, gladly.')
    expect(answer.body.data).toMatchObject({ id: 3, isSeen: false })
    const read = await chats.open(them, her)
    expect(read.body.Items.map(({ isSeen, author }: Message) => [isSeen, author?.name])).toEqual([
      [true, undefined],
      [true, colleague.email],
      [true, 'Hester Roux'],
    ])
    expect(read.body.Summary).toEqual({ name: 'Thandi Nkosi', unread: 1, seen: 2, blocked: false })
    expect((await chats.open(her, them)).body.Items[0]).toMatchObject({ message: 'Yes, gladly.', isSeen: true })

    const names = { companyName: 'Harbour Road Pharmacy', professionalName: 'Thandi Nkosi' }
    const ids = { companyId: practice.companyId, professionalId: locum.id }
    expect((await eventsOf({ practice, locum })).map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'message.sent', data: { ...ids, ...names, from: 'practice', number: 1, isFirstUnread: true } },
      { type: 'message.sent', data: { ...ids, ...names, from: 'practice', number: 2, isFirstUnread: false } },
      { type: 'message.seen', data: { ...ids, by: 'professional', seen: 2 } },
      { type: 'message.sent', data: { ...ids, ...names, from: 'professional', number: 3, isFirstUnread: true } },
      { type: 'message.seen', data: { ...ids, by: 'practice', seen: 3 } },
    ])
  })

  it('is listed with the latest first, and its last message shortened', async () => {
    const practice = await createPractice(api)
    const them = asPractice(practice)
    const locums = await Promise.all(
      ['Anele', 'Bongani', 'Kagiso'].map(async (first_name) => asLocum(await newLocum({ first_name }))),
    )
    const [anele, bongani, kagiso] = locums as [Writer, Writer, Writer]
    for (const locum of locums) await chats.write(them, locum, 'Good morning.')
    await chats.write(anele, them, `${'a'.repeat(60)} \n ${'b'.repeat(60)}`)
    await chats.write(kagiso, them, 'Hello')
    const { Items } = await api.call('listConversations', practice.member, { params: { receivedByID: them.id } })
    const shown = { receivedByID: them.id, lastAt: expect.any(String) }
    expect(Items).toEqual([
      { ...shown, sentByID: kagiso.id, name: 'Kagiso Nkosi', lastMessage: 'Hello', lastSentByID: kagiso.id, count: 1 },
      {
        ...shown,
        sentByID: anele.id,
        name: 'Anele Nkosi',
        lastMessage: `${'a'.repeat(60)} ${'b'.repeat(18)}…`,
        lastSentByID: anele.id,
        count: 1,
      },
      {
        ...shown,
        sentByID: bongani.id,
        name: 'Bongani Nkosi',
        lastMessage: 'Good morning.',
        lastSentByID: them.id,
        count: 0,
      },
    ])
    expect(await chats.unread(them)).toBe(2)
  })

  it('pages upwards, each message once, and only the first page marks what it shows as seen', async () => {
    const { them, her } = await createChatPair(api, admin)
    for (let number = 1; number <= 65; number += 1) await chats.write(them, her, `Message ${number}`)
    expect((await chats.open(her, them, 31)).body.Items.map(({ id }: Message) => id)).toEqual(
      Array.from({ length: 30 }, (_, index) => 30 - index),
    )
    expect(await chats.unread(her)).toBe(65)
    const all = await chats.readAll(her, them)
    expect(all.map(({ message }) => message)).toEqual(Array.from({ length: 65 }, (_, index) => `Message ${65 - index}`))
    expect(await chats.unread(her)).toBe(0)
  })

  it('of long messages has pages of at most 256 KB', async () => {
    const { them, her } = await createChatPair(api, admin)
    for (let number = 1; number <= 30; number += 1) await chats.write(them, her, '€'.repeat(4_000))
    const page = await chats.open(her, them)
    expect(page.body.Items.length).toBeLessThan(30)
    expect(page.body.NextToken).toBe(String(page.body.Items.at(-1).id))
    expect(await chats.readAll(her, them)).toHaveLength(30)
  })
})

describe('a message', () => {
  it('sent again is stored once: by its Idempotency-Key, or its clientId whatever the key and the client’s time', async () => {
    const { practice, locum, them, her } = await createChatPair(api, admin)
    const first = await chats.write(them, her, 'Once', { clientId: 'client-0002', key: 'k1' })
    const body = { receivedByID: her.id, sentByID: them.id, message: 'Once', clientId: 'client-0002' }
    const again = await api.send('sendMessage', practice.member, {
      body: { ...body, createdAt: '2026-11-22T08:00:00.000Z' },
      key: 'k2',
    })
    expect(again.body).toEqual(first.body)
    expect(codeOf(await chats.write(them, her, 'Twice', { clientId: 'client-0002' }))).toBe('IDEMPOTENCY_KEY_REUSED')
    await chats.write(her, them, 'Same id, another account', { clientId: 'client-0002' })
    const byKey = await Promise.all([1, 2, 3].map(() => chats.write(her, them, 'By key', { key: 'k3' })))
    expect(new Set(byKey.map(({ body: { data } }) => data.id))).toEqual(new Set([3]))
    expect((await chats.readAll(her, them)).map(({ message }) => message)).toEqual([
      'By key',
      'Same id, another account',
      'Once',
    ])
    // The text is only in the message itself.
    expect(JSON.stringify(await api.scan('commands'))).not.toContain('Same id, another account')
    expect(locum.id).toBe(her.id)
  })

  it.each([
    ['nothing', '', 'Required'],
    ['spaces', ' \n\t ', 'Required'],
    ['joiners', '\u200D\uFE0F', 'Required'],
    ['what shows as nothing', '\uFFF9\uFFFB \u{1D159}\u{16FE4}\u{13430}\uFFFC\uFFFF', 'Required'],
    ['4 001 characters', 'a'.repeat(4_001), 'Use at most 4000 characters'],
    ['4 001 emoji', '🙂'.repeat(4_001), 'Use at most 4000 characters'],
    ['half a character', 'a\uD800', 'Use ordinary characters only'],
    ['a control character', 'a\u0000', 'Use ordinary characters only'],
  ])('of %s is refused and says why', async (_, message, reason) => {
    const { practice, them, her } = await createChatPair(api, admin)
    const refused = await api.send('sendMessage', practice.member, {
      body: { receivedByID: her.id, sentByID: them.id, message },
    })
    expect(refused.body.error.details.fields).toEqual([{ field: 'message', message: reason }])
    expect((await chats.write(them, her, '👩🏽‍⚕️')).status).toBe(200)
    expect((await chats.write(them, her, '🙂'.repeat(4_000))).status).toBe(200)
  })
})

describe('the messages of one party in one conversation', () => {
  it('have a limit a day, which says until when; the other party writes on', async () => {
    const { practice, them, her } = await createChatPair(api, admin)
    await chats.write(them, her, 'Good morning.')
    const key = { pk: practice.companyId, sk: `CHAT#${her.id}` }
    const sent = { day: today(), count: quotas.messagesPerChatDay - 1 }
    const update = { UpdateExpression: 'SET sentCount = :sent', ExpressionAttributeValues: { ':sent': sent } }
    await api.db.send(new UpdateCommand({ TableName: 'messages', Key: key, ...update }))
    const answers = [await chats.write(them, her, 'The last one.'), await chats.write(them, her, 'One too many.')]
    expect(answers.map(({ status }) => status)).toEqual([200, 429])
    expect(answers[1]?.body.error).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      message: expect.stringMatching(/^You have sent 2[ \u00A0]000 messages in this conversation today, .* from /),
      details: { quota: { name: 'messages-in-a-conversation-a-day', from: addDays(today(), 1) } },
    })
    expect((await chats.write(her, them, 'Good morning to you.')).status).toBe(200)
  })
})

describe('who may write', () => {
  it('locums write first only where there is an application, a request or a booking, and answer everywhere', async () => {
    const { practice, locum, them, her } = await createChatPair(api, admin)
    const { requestId: _first, ...asStranger } = (await chats.write(her, them, 'Hello')).body.error
    expect(asStranger.code).toBe('CHAT_NOT_ALLOWED')
    const empty = await chats.open(her, them)
    expect(empty.body).toEqual({
      Items: [],
      Count: 0,
      Summary: {
        name: 'Harbour Road Pharmacy',
        picture_file: 'fil_0000000000000000',
        unread: 0,
        seen: 0,
        blocked: false,
        refusal: 'CHAT_NOT_ALLOWED',
      },
    })
    await apply(api, locum, await post(api, practice))
    expect((await chats.open(her, them)).body.Summary).not.toHaveProperty('refusal')
    const named = { params: { companyId: practice.companyId, professionalId: locum.id } }
    await api.call('blockLocum', practice.member, { ...named, body: {} })
    const [{ requestId: _second, ...asBlocked }, opened] = [
      (await chats.write(her, them, 'I have applied.')).body.error,
      (await chats.open(her, them)).body,
    ]
    expect([asBlocked, opened]).toEqual([asStranger, empty.body])
    await api.call('unblockLocum', practice.member, named)
    await apply(api, locum, await post(api, practice))
    expect((await chats.write(her, them, 'I have applied.')).status).toBe(200)

    const stranger = asLocum(await newLocum())
    await chats.write(them, stranger, 'Would you like to work here?')
    expect((await chats.write(stranger, them, 'Yes.')).status).toBe(200)
  })

  it('unapproved locums answer, but do not begin', async () => {
    const { practice, locum, them, her } = await createChatPair(api, admin)
    await apply(api, locum, await post(api, practice))
    await chats.write(asPractice(await createPractice(api)), her, 'Hello')
    await setApproval(api, { locum, practice: { ...practice, companyId: 'cmp_none' as never } }, false)
    expect(codeOf(await chats.write(her, them, 'Hello'))).toBe('NOT_APPROVED')
    const written = await api.call('listConversations', locum, { params: { receivedByID: her.id } })
    const answer = { receivedByID: written.Items[0].sentByID, sentByID: her.id, message: 'Hello' }
    expect((await api.send('sendMessage', locum, { body: answer })).status).toBe(200)
    // The practice doesn't see locums without approval, but answers those who wrote.
    expect(codeOf(await chats.open(them, her))).toBe('CHAT_NOT_FOUND')
    expect(codeOf(await chats.write(them, her, 'Hello'))).toBe('CHAT_NOT_FOUND')
  })

  it('practices without approval or with steps missing read what they have, and say why they can’t write', async () => {
    const { practice, them, her } = await createChatPair(api, admin)
    await chats.write(them, her, 'Hello')
    await setComplete(api, practice.companyId, false)
    expect(codeOf(await chats.write(them, her, 'Hello?'))).toBe('PRACTICE_INCOMPLETE')
    const opened = await chats.open(them, her)
    expect([opened.body.Count, opened.body.Summary.refusal]).toEqual([1, 'PRACTICE_INCOMPLETE'])
    expect((await chats.write(her, them, 'Good morning.')).status).toBe(200)
    expect(codeOf(await chats.open(them, asLocum(await newLocum())))).toBe('PRACTICE_INCOMPLETE')
  })

  it('refuses a message for another, to another of one’s own kind, or to an id that does not exist', async () => {
    const { practice, locum, them, her } = await createChatPair(api, admin)
    const [rival, other] = [await createPractice(api), await newLocum()]
    await chats.write(them, her, 'Hello')
    const tries: [Writer, Writer][] = [
      [{ caller: rival.member, id: them.id }, her],
      [{ caller: other, id: her.id }, them],
      [{ caller: locum, id: them.id }, her],
      [{ caller: practice.member, id: her.id }, them],
      [her, asLocum(other)],
      [them, asPractice(rival)],
      [them, { caller: locum, id: 'usr_00000000-0000-4000-8000-000000000000' as never }],
      [her, { caller: locum, id: 'cmp_0000000000000000' as never }],
    ]
    for (const [from, to] of tries) {
      expect([codeOf(await chats.write(from, to, 'Hello')), codeOf(await chats.open(from, to))]).toEqual([
        'CHAT_NOT_FOUND',
        'CHAT_NOT_FOUND',
      ])
    }
    expect((await chats.open(asPractice(rival), her)).body.Items).toEqual([])
    expect(codeOf(await api.send('getTotalUnreadCount', rival.member, { params: { receivedByID: them.id } }))).toBe(
      'CHAT_NOT_FOUND',
    )
    expect(await chats.readAll(them, her)).toHaveLength(1)
  })

  it('either party blocks a conversation and allows it again; the practice’s block of the locum blocks it too', async () => {
    const { practice, locum, them, her } = await createChatPair(api, admin)
    await chats.write(them, her, 'Hello')
    expect((await chats.block(her, them)).body.data).toEqual({ blocked: true })
    expect(codeOf(await chats.write(them, her, 'Are you there?'))).toBe('CHAT_NOT_ALLOWED')
    expect(codeOf(await chats.write(her, them, 'No.'))).toBe('CHAT_BLOCKED_BY_YOU')
    expect((await chats.open(them, her)).body.Summary).toMatchObject({ refusal: 'CHAT_NOT_ALLOWED', blocked: false })
    expect((await chats.open(her, them)).body.Summary).toMatchObject({ refusal: 'CHAT_BLOCKED_BY_YOU', blocked: true })
    expect((await chats.unblock(them, her)).body.data).toEqual({ blocked: false })
    expect(codeOf(await chats.write(them, her, 'Are you there?'))).toBe('CHAT_NOT_ALLOWED')
    expect((await chats.unblock(her, them)).body.data).toEqual({ blocked: false })
    expect((await chats.write(them, her, 'There you are.')).status).toBe(200)

    const named = { params: { companyId: practice.companyId, professionalId: locum.id } }
    await api.call('blockLocum', practice.member, { ...named, body: {} })
    expect(codeOf(await chats.write(them, her, 'Hello'))).toBe('LOCUM_BLOCKED')
    expect(codeOf(await chats.write(her, them, 'Hello'))).toBe('CHAT_NOT_ALLOWED')
    await api.call('unblockLocum', practice.member, named)
    expect((await chats.write(her, them, 'Hello again.')).status).toBe(200)
    expect(codeOf(await chats.block(them, asLocum(await newLocum())))).toBe('CHAT_NOT_FOUND')
  })
})
