import { afterAll, beforeAll, expect, it } from 'vitest'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { newChatCountItem } from '#functions/stores/messages.items.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { apiContract } from '#shared/api-contract.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { eventFor, startApi, type Api, type Caller } from '#tests/support/api.ts'
import { createAdmin, createLocum, createPractice, type Practice } from '#tests/support/people.ts'
import { longRounds } from '#tests/support/rounds.ts'

const LOCUMS = longRounds({ usual: 30, full: 120 })
const INVITES = longRounds({ usual: 24, full: 90 })
/** How many conversations the practice may still begin on this day. */
const ROOM = Math.min(LOCUMS / 2, quotas.newChatsPerPracticeDay)

let api: Api
let practice: Practice
const locums: Caller[] = []
beforeAll(async () => {
  api = await startApi()
  const admin = await createAdmin(api)
  practice = await createPractice(api)
  while (locums.length < LOCUMS) locums.push(await createLocum(api, {}, admin))
}, 300_000)
afterAll(() => api.stop())

type Request = { params?: Record<string, unknown>; body?: unknown }

/** Sent all at once: how many were done, and the statuses of what neither was nor was told when to try again. */
const sendAtOnce = async (slice: string, name: keyof typeof apiContract, requests: readonly Request[]) => {
  const answers = await Promise.all(
    requests.map((request) => api.invoke(slice, eventFor(apiContract[name], practice.member, request))),
  )
  const refused = answers.filter((answer) => answer?.statusCode !== 200)
  const untold = refused.filter((answer) => !(Number(answer?.headers?.['retry-after']) >= 1))
  return { done: answers.length - refused.length, untold: untold.map((answer) => answer?.statusCode) }
}

it(`${LOCUMS} stars at once`, async () => {
  const { companyId } = practice
  const requests = locums.map(({ id }) => ({ params: { companyId, professionalId: id } }))
  const { done, untold } = await sendAtOnce('locum-lists', 'addFavourite', requests)
  expect(untold).toEqual([])
  expect(done).toBeGreaterThan(LOCUMS / 2)
}, 120_000)

it(`${LOCUMS} new conversations at once, of which a practice may begin half`, async () => {
  const { companyId } = practice
  const [day, count] = [todayAt(new Date().toISOString()), quotas.newChatsPerPracticeDay - ROOM]
  const Item = newChatCountItem.written({ ...newChatCountItem.key(companyId), day, count, version: 1 })
  await api.db.send(new PutCommand({ TableName: 'messages', Item }))
  const requests = locums.map(({ id }) => ({
    body: { sentByID: companyId, receivedByID: id, message: 'Good morning.' },
  }))
  const { done, untold } = await sendAtOnce('messages', 'sendMessage', requests)
  expect(untold).toEqual([])
  expect(done).toBeGreaterThan(ROOM / 2)
  expect(done).toBeLessThanOrEqual(ROOM)
}, 120_000)

it(`${INVITES} invites at once, each of which waits for those before it`, async () => {
  const requests = Array.from({ length: INVITES }, (_, number) => ({
    params: { companyId: practice.companyId },
    body: { email: `colleague-${number}@bulk.test`, role: 'booker' },
  }))
  const { done, untold } = await sendAtOnce('members', 'createInvite', requests)
  expect(untold).toEqual([])
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThanOrEqual(quotas.pendingInvitesPerPractice)
}, 120_000)
