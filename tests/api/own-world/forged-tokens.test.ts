import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { apiContract } from '#shared/api-contract.ts'
import { type Operation } from '#shared/kernel/define-contract.ts'
import { startApi, type Api, type Caller, type OperationName } from '#tests/support/api.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import {
  ahead,
  apply,
  approvalBody,
  confirm,
  createAdmin,
  onDays,
  post,
  verification,
  type Pair,
} from '#tests/support/people.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import { requests } from '#tests/support/requests.ts'
import { createWorld, type World, firstCaller } from '#tests/support/world.ts'

let api: Api
let world: World
/** Tokens as another list would return them, for everything there is: others' things, and things of other lists. */
let tokens: string[]

/** An offer with an application, a booking, a booking request and a notification, and their ids. */
const work = async (pair: Pair): Promise<string[]> => {
  const { locum, practice } = pair
  const [open, taken] = [await post(api, practice, onDays(20)), await post(api, practice, onDays(21))]
  await apply(api, locum, open)
  await apply(api, locum, taken)
  const booking = await confirm(api, practice, taken, locum)
  const request = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [22]))
  const notified = await requests.markNotificationRead.request({ api, pair, owner: locum })
  return [open.id, booking.id, request.id, locum.id, practice.companyId, String(notified.params?.id)]
}

beforeAll(async () => {
  api = await startApi()
  world = await createWorld(api)
  const { own, other, waiting, admin } = world
  const ids = [...(await work(own)), ...(await work(other)), ...(await work(waiting))]
  await api.call('decideApproval', admin, { params: { id: waiting.locum.id }, body: approvalBody(false) })
  await api.call('decideApproval', admin, {
    params: { id: own.locum.id },
    body: { approved: true, registration_expiry: ahead(30) },
  })
  // Renewed, so that it waits to be checked.
  await api.call('saveVerification', own.locum, { body: verification({ registration_expiry: ahead(400) }) })
  for (const target of [own.locum, own.practice, other.locum, other.practice])
    await impersonating(api, await createAdmin(api), target, 'view')
  const favourite = await requests.addFavourite.request({ api, pair: own, owner: own.practice.member })
  await api.send('addFavourite', own.practice.member, favourite)
  const blocked = await requests.blockLocum.request({ api, pair: own, owner: own.practice.member })
  await api.send('blockLocum', own.practice.member, blocked)
  const reported = await requests.reportMessage.request({ api, pair: own, owner: own.locum })
  await api.send('reportMessage', own.locum, reported)
  for (const { locum } of [own, other]) {
    await api.call('getProfessional', admin, { params: { id: locum.id } })
    const privacyRequest = await requests.sendPrivacyRequest.request({ api, pair: own, owner: locum })
    await api.send('sendPrivacyRequest', locum, privacyRequest)
  }
  const { companyId } = waiting.practice
  await api.call('decideCompanyApproval', admin, { params: { companyId }, body: approvalBody(false) })
  tokens = [
    ...ids,
    ...ids.flatMap((id) => [`${ahead(21)}.${id}`, `${ahead(20)}#${id}`]),
    ...['0000-01-01', ahead(20), '9999-12-31'].flatMap((day) => [day, `${day}.0`, `${day}.${'z'.repeat(60)}`]),
    ...['0000-01-01T00:00:00.000Z', '~'].flatMap((place) => ids.map((id) => `${place}#${id}`)),
    '0000-01-01T00:00:00.000Z#rpt_0000000000000000',
    // Of the audit, support accesses, what is searched, and people.
    ...['0000-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z'].flatMap((at) => [
      `${at}#${'Z'.repeat(16)}`,
      `${at}#gra_${'Z'.repeat(16)}`,
    ]),
    ...['0', '~'].flatMap((place) => ids.flatMap((id) => [`phrase/${place}#${id}`, `words/${place}#${id}`])),
    'words',
    ...[own, other].flatMap(({ locum }) => [`0#${locum.id}`, `~#${locum.id}`]),
    // Of transactions, redemptions and placements.
    ...['0000-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z'].flatMap((at) =>
      ['000000000', '999999999', 'R0000000', 'plc_0000000000000000'].map((place) => `${at}#${place}`),
    ),
    // Of views and requests about one's data.
    ...['0000-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z', '0000-01-01', '9999-12-31'].flatMap((at) => [
      `${at}#V0000000`,
      `${at}#prq_0000000000000000`,
    ]),
    // The numbers of messages.
    '1',
    '2',
    '999999999',
    'inv_0000000000000000',
    'evt_00000000000000000000000000',
    'evt_7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
  ]
})
afterAll(() => api.stop())

/** Tokens of a search belong to one search: see `whole-market.test.ts`. */
const searches: readonly string[] = ['searchProfessionals', 'searchAvailability', 'searchDirectory']
const lists = (Object.entries(apiContract) as [OperationName, Operation][]).filter(
  ([name, { list, query }]) =>
    list && query && 'NextToken' in (query as z.ZodMiniObject).shape && !searches.includes(name),
)

it.each(lists)('a forged NextToken continues one’s own list, and reads nothing else: %s', async (name, operation) => {
  const caller = name === 'listNotifications' ? world.own.locum : (firstCaller(operation, world) as Caller)
  const { query, ...request } = await requests[name].request({ api, pair: world.own, owner: caller })
  const own = new Set((await api.list(name, caller, { ...request, query })).map((item) => JSON.stringify(item)))
  expect(own.size).toBeGreaterThan(0)
  let continued = 0
  const ordered = name === 'listPeople' ? ['newest', 'name'] : ['asc', 'desc']
  const orders = 'order' in (operation.query as z.ZodMiniObject).shape ? ordered.map((order) => ({ order })) : [{}]
  for (const order of orders)
    for (const NextToken of tokens) {
      const { status, body } = await api.send(name, caller, { ...request, query: { ...query, ...order, NextToken } })
      expect([200, 400], NextToken).toContain(status)
      if (status !== 200) continue
      continued += 1
      const others = (body.Items as object[]).filter((item) => !own.has(JSON.stringify(item)))
      expect(others, NextToken).toEqual([])
    }
  expect(continued).toBeGreaterThan(0)
})
