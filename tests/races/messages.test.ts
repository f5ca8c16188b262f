import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, describe, expect, it } from 'vitest'
import { newChatCountItem } from '#functions/stores/messages.items.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { Message } from '#shared/messages/messages.schema.ts'
import { startApi, type ApiResponse } from '#tests/support/api.ts'
import { asLocum, asPractice, chatsOf, type Writer, createChatPair } from '#tests/support/chats.ts'
import { faultPlan } from '#tests/support/fault-plan.ts'
import { startFaultyDynamo } from '#tests/support/faulty-dynamo.ts'
import { createAdmin, createLocum, createPractice } from '#tests/support/people.ts'
import { raceSeed } from '#tests/support/race.ts'
import { longRounds } from '#tests/support/rounds.ts'

const dynamo = await startFaultyDynamo()
const api = await startApi({ through: dynamo.through })
const admin = await createAdmin(api)
const chats = chatsOf(api)
afterAll(async () => {
  await api.stop()
  await dynamo.stop()
})

const failing = async <T>(work: () => Promise<T>): Promise<T> => {
  const plannedFault = faultPlan(raceSeed)
  dynamo.plan((action) => (action === 'TransactWriteItems' ? plannedFault() : undefined))
  return work().finally(() => dynamo.plan(() => undefined))
}

/** As the site does: the same message again until there is an answer that says what became of it. */
const insist = async (send: () => Promise<ApiResponse>): Promise<ApiResponse> => {
  const response = await send()
  return response.status >= 500 ? insist(send) : response
}

const MESSAGES = longRounds({ usual: 200, full: 2_000 })

describe('a conversation while answers are lost', () => {
  it(
    `of ${MESSAGES} messages from both sides: none lost or doubled, and the same order for both`,
    async () => {
      const { them, her } = await createChatPair(api, admin)
      await chats.write(them, her, 'First')
      const given: string[] = []
      const writeAll = async (from: Writer, to: Writer, name: string): Promise<void> => {
        for (let count = 1; count < MESSAGES / 2; count += 1) {
          const text = `${name} ${count}`
          const send = () => chats.write(from, to, text, { clientId: `${name}-${String(count).padStart(6, '0')}` })
          const sent = await insist(send)
          expect(sent.body.data, JSON.stringify(sent.body)).toMatchObject({ message: text })
          // Some arrive and are sent again all the same: a page that was closed before the answer.
          if (count % 10 === 0) expect((await insist(send)).body.data.id).toBe(sent.body.data.id)
          given.push(text)
        }
      }
      await failing(() => Promise.all([writeAll(them, her, 'practice'), writeAll(her, them, 'locum')]))
      const [read, hers] = [await chats.readAll(them, her), await chats.readAll(her, them)]
      const plain = (messages: readonly Message[]) => messages.map(({ id, message }) => [id, message])
      expect(plain(read)).toEqual(plain(hers))
      expect(read.map(({ id }) => id)).toEqual(read.map((_, index) => read.length - index))
      expect(read.map(({ message }) => message).toSorted()).toEqual([...given, 'First'].toSorted())
      for (const name of ['practice', 'locum']) {
        const own = read.map(({ message }) => message).filter((text) => text.startsWith(name))
        expect(own).toEqual(own.map((_, index) => `${name} ${own.length - index}`))
      }
      const times = read.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted().toReversed())
      expect([await chats.unread(them), await chats.unread(her)]).toEqual([0, 0])
    },
    60_000 + MESSAGES * 100,
  )
})

describe('at the same moment', () => {
  it('fifty messages of both sides each get their own number, and are unread until they are seen', async () => {
    const { them, her } = await createChatPair(api, admin)
    await chats.write(them, her, 'First')
    const answers = await failing(() =>
      Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const [from, to] = index % 2 ? [them, her] : [her, them]
          return insist(() => chats.write(from, to, `Message ${index}`, { clientId: `contender-${index}` }))
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const numbers = answers.map(({ body }) => body.data.id as number).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 2))
    expect([await chats.unread(them), await chats.unread(her)]).toEqual([25, 26])
    expect(await chats.readAll(them, her)).toHaveLength(51)
  })

  it('a message that arrives while the other reads stays unread or was shown', async () => {
    const { them, her } = await createChatPair(api, admin)
    await chats.write(them, her, 'First')
    for (let round = 0; round < 10; round += 1) {
      const [, opened] = await Promise.all([chats.write(them, her, `Message ${round}`), chats.open(her, them)])
      const shown = (opened.body.Items as Message[])[0]?.id ?? 0
      expect(await chats.unread(her)).toBe(round + 2 - shown)
    }
  })

  it('one of two first messages begins the conversation, and both are in it', async () => {
    const { them, her } = await createChatPair(api, admin)
    const answers = await Promise.all([chats.write(them, her, 'One'), chats.write(them, her, 'Two')])
    expect(answers.map(({ body }) => body.data.id).toSorted()).toEqual([1, 2])
    expect((await api.item('messages', them.id, 'NEW-CHAT-COUNT'))?.count).toBe(1)
  })

  it('a practice begins no more conversations in a day than it may', async () => {
    const practice = await createPractice(api)
    const them = asPractice(practice)
    const locums = await Promise.all(Array.from({ length: 4 }, async () => asLocum(await createLocum(api, {}, admin))))
    const day = todayAt(new Date().toISOString())
    const count = quotas.newChatsPerPracticeDay - 2
    const Item = newChatCountItem.written({ ...newChatCountItem.key(them.id), day, count, version: 1 })
    await api.db.send(new PutCommand({ TableName: 'messages', Item }))
    const answers = await Promise.all(locums.map((locum) => chats.write(them, locum, 'Good morning.')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429])
    const begun = locums.find((_, index) => answers[index]?.status === 200) as Writer
    expect((await chats.write(them, begun, 'One more thing.')).status).toBe(200)
    const refused = answers.find(({ status }) => status === 429) as ApiResponse
    expect(refused.body.error).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      message: expect.stringMatching(/^Your practice has begun 50 conversations today/),
    })
  })
})
