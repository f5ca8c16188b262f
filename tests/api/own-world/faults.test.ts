import { inflateRawSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { apiContract } from '#shared/api-contract.ts'
import { isCommand, isPublicAccess, type Operation } from '#shared/kernel/define-contract.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { asLocum, asPractice, chatsOf, checkFile } from '#tests/support/chats.ts'
import { tinyPng } from '#tests/support/documents.ts'
import { eventFor, startApi, type ApiResponse, type Api, type Caller, type OperationName } from '#tests/support/api.ts'
import { faults, startFaultyDynamo, type Fault, type FaultyDynamo } from '#tests/support/faulty-dynamo.ts'
import { apply, createLocum, post, type Pair, newAddress } from '#tests/support/people.ts'
import { requests } from '#tests/support/requests.ts'
import type { RequestParts } from '#tests/support/requests/fixture.ts'
import { createWorld, type World, firstCaller, setApproval } from '#tests/support/world.ts'

let api: Api
let world: World
let dynamo: FaultyDynamo
beforeAll(async () => {
  dynamo = await startFaultyDynamo()
  api = await startApi({ through: dynamo.through })
  world = await createWorld(api)
})
afterEach(() => dynamo.plan(() => undefined))
afterAll(async () => {
  await api.stop()
  await dynamo.stop()
})

const names = Object.keys(apiContract) as OperationName[]
const commands = names.filter((name) => isCommand(apiContract[name]))
const withoutKey: OperationName[] = [
  'markNotificationRead',
  'markAllNotificationsRead',
  'openConversation',
  'createTicket',
  'createPracticeTicket',
  'getLocumChatHash',
  'getPracticeChatHash',
  'createCalendarFeed',
  'createOwnStatement',
  'createCompanyStatement',
  'reportMemberActive',
  'compareOptions',
]

const callerFor = async (name: OperationName): Promise<Caller> => {
  if (name === 'createProfessional') return api.signUp('Locum', newAddress())
  if (name === 'deleteProfessional') return createLocum(api, {}, world.admin)
  if (name === 'deleteAccount') return api.signUp('CompanyAdmin', newAddress())
  return firstCaller(apiContract[name], world) as Caller
}
const prepared = async (name: OperationName): Promise<{ caller: Caller; request: RequestParts; key: string }> => {
  const caller = await callerFor(name)
  // An approved professional is not sent back.
  const isSentBack = name.startsWith('sendBack')
  if (isSentBack) await setApproval(api, world.waiting, false)
  return {
    caller,
    request: await requests[name].request({ api, pair: isSentBack ? world.waiting : world.own, owner: caller }),
    key: crypto.randomUUID(),
  }
}

const anyCommands = { Locum: 'saveWorkHours', CompanyAdmin: 'createCompany', SuperAdmin: 'setAccountQuotas' } as const
const anyOf = ({ role }: Caller): OperationName => anyCommands[role]

/** The next transactions meet these faults, later ones none; returns how many met one. */
const meet = (next: readonly Fault[]) => {
  let met = 0
  dynamo.plan((action) => (action === 'TransactWriteItems' ? next[met++] : undefined))
  return () => Math.min(met, next.length)
}

/** Of a response, what command records leave out: personal fields, the text of a message, and an invite's link. */
const recorded = (
  { idpassport: _id, payment_info: _payment, inviteLink: _link, sending: _sending, ...rest }: Record<string, unknown>,
  name: OperationName,
) => (name === 'sendMessage' ? { ...rest, message: '' } : rest)

const expectOneEffect = async (
  name: OperationName,
  caller: Caller,
  request: RequestParts & { key: string },
  response: ApiResponse,
) => {
  expect(response.status, JSON.stringify(response.body)).toBe(200)
  dynamo.plan(() => undefined)
  const after = await api.fingerprint()
  expect(await api.send(name, caller, request)).toEqual(response)
  expect(await api.fingerprint()).toBe(after)
  const record = await api.item('commands', `${caller.id}#${request.key}`)
  const kept = JSON.parse(inflateRawSync(record?.response as Uint8Array).toString()) ?? {}
  const { data } = response.body
  // The list that is exported is added to every answer about an export.
  expect(recorded(kept, name)).toEqual(recorded((name === 'startListExport' ? data.state : data) ?? {}, name))
}

describe.each(commands)('%s', (name) => {
  it('sent three times under one key takes effect once with the same response; with another body it is refused', async () => {
    const { caller, request, key } = await prepared(name)
    const response = await api.send(name, caller, { ...request, key })
    expect(response.status, JSON.stringify(response.body)).toBe(200)
    const after = await api.fingerprint()
    for (let again = 0; again < 2; again += 1)
      expect(await api.send(name, caller, { ...request, key })).toEqual(response)
    const { other } = requests[name]
    const reused = other
      ? await api.send(name, caller, { ...request, key, body: other(request.body as object) })
      : await api.send(anyOf(caller), caller, { ...(await prepared(anyOf(caller))).request, key })
    // A deleted account is refused before its keys are checked.
    expect([reused.status, reused.body.error.code]).toEqual(
      ['deleteProfessional', 'deleteAccount'].includes(name)
        ? [401, 'UNAUTHENTICATED']
        : [422, 'IDEMPOTENCY_KEY_REUSED'],
    )
    expect(await api.fingerprint()).toBe(after)
  })

  it('sent three times at once under one key takes effect once with the same response', async () => {
    const { caller, request, key } = await prepared(name)
    const answers = await Promise.all([1, 2, 3].map(() => api.send(name, caller, { ...request, key })))
    expect(answers[0]?.status, JSON.stringify(answers[0]?.body)).toBe(200)
    for (const response of answers) expect(response).toEqual(answers[0])
  })

  it('takes effect once despite several faults', async () => {
    const { caller, request, key } = await prepared(name)
    const met = meet(['lost-before', 'conflict', 'failed-before', 'failed-after', 'lost-after', 'conflict'])
    const response = await api.send(name, caller, { ...request, key })
    expect(met()).toBeGreaterThan(1)
    await expectOneEffect(name, caller, { ...request, key }, response)
  })
})

describe('every other operation', () => {
  it('only reads, or is listed as one without a key, in the contract and the OpenAPI document', async () => {
    const changing = names.filter(
      (name) => apiContract[name].method !== 'GET' && !isPublicAccess((apiContract[name] as Operation).access),
    )
    expect(changing.filter((name) => !commands.includes(name)).sort()).toEqual(withoutKey.toSorted())
    const { paths } = (await api.send('getOpenApi', undefined, {})).body
    const operations = Object.values(
      paths as Record<string, Record<string, { operationId: string; parameters: { $ref?: string }[] }>>,
    ).flatMap((methods) => Object.values(methods))
    const documented = operations
      .filter(({ parameters }) => parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')))
      .map(({ operationId }) => operationId)
    expect(documented.filter((id) => !id.includes('At_')).sort()).toEqual(commands.toSorted())
  })

  it.each(withoutKey)('%s leaves no record', async (name) => {
    const { caller, request, key } = await prepared(name)
    expect((await api.send(name, caller, { ...request, key })).status).toBe(200)
    expect(await api.item('commands', `${caller.id}#${key}`)).toBeUndefined()
  })
})

describe('a DynamoDB', () => {
  const confirmation = async () => {
    const { caller, request, key } = await prepared('confirmApplication')
    return {
      caller,
      request: { ...request, key },
      send: () => api.send('confirmApplication', caller, { ...request, key }),
    }
  }
  const code = ({ status, body }: ApiResponse) => [status, body.error?.code]

  it.each(faults)('that meets a confirmation with “%s” books once', async (fault) => {
    const { caller, request, send } = await confirmation()
    meet(fault === 'silent-after' ? [fault] : [fault, fault, fault, fault])
    await expectOneEffect('confirmApplication', caller, request, await send())
  })

  it('that commits, but whose responses are lost: the record shows the result, and a sent file stays', async () => {
    const { caller, request, send } = await confirmation()
    const [them, her] = [asPractice(world.own.practice), asLocum(world.own.locum)]
    const { upload } = (await checkFile(api, them, tinyPng)).body.data
    dynamo.plan((action) => (action === 'TransactWriteItems' ? 'lost-after' : undefined))
    const [response, sent] = await Promise.all([
      send(),
      chatsOf(api).write(them, her, '', { attachment: { upload, name: 'Roster.png' } }),
    ])
    await expectOneEffect('confirmApplication', caller, request, response)
    const { url } = (await chatsOf(api).url(her, them, sent.body.data.id)).body.data
    expect((await fetch(url)).status).toBe(200)
  })

  it('that commits and becomes unreachable: the caller learns that the result is unknown, and a repeat returns the booking', async () => {
    const { caller, request, send } = await confirmation()
    let committed = false
    dynamo.plan((action) => {
      if (committed) return 'lost-before'
      committed = action === 'TransactWriteItems'
      return committed ? 'lost-after' : undefined
    })
    expect(code(await send())).toEqual([503, 'UNSETTLED'])
    dynamo.plan(() => undefined)
    await expectOneEffect('confirmApplication', caller, request, await send())
  })

  it.each(['throttled', 'failed-before', 'lost-before'] as const)(
    'whose reads are %s results in BUSY, not in an internal error',
    async (fault) => {
      dynamo.plan(() => fault)
      const event = eventFor(apiContract.getOwnProfessional, world.own.locum, {})
      const { statusCode, headers, body = '' } = (await api.invoke('professionals', event)) ?? {}
      expect([statusCode, JSON.parse(body).error.code]).toEqual([503, 'BUSY'])
      expect(headers?.['retry-after']).toMatch(/^[123]$/)
    },
  )

  it('that conflicts while two practices want the same hours books once, and the other learns why', async () => {
    const { own, other } = world
    const [one, two] = [await post(api, own.practice), await post(api, other.practice)]
    for (const offer of [one, two]) await apply(api, own.locum, offer)
    let count = 0
    dynamo.plan((action) => (action === 'TransactWriteItems' && (count += 1) % 2 === 1 ? 'conflict' : undefined))
    const ask = (pair: Pair, offer: Offer) =>
      api.send('confirmApplication', pair.practice.member, {
        params: { offerId: offer.id },
        body: { id: own.locum.id },
      })
    const answers = await Promise.all([ask(own, one), ask(other, two)])
    expect(answers.map(({ status, body }) => body.error?.code ?? status).sort()).toEqual([200, 'ALREADY_BOOKED'])
  })

  it('that lets a confirmation overtake an identical one between two reads: the slower one is refused as already done', async () => {
    const { send, caller, request } = await confirmation()
    const [reached, passed] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    let reads = 0
    dynamo.plan((action, body) => {
      if (action !== 'BatchGetItem' || !/\d{4}-\d{2}"/.test(body) || (reads += 1) > 1) return undefined
      reached.resolve(undefined)
      return passed.promise
    })
    const slower = send()
    await reached.promise
    expect((await api.send('confirmApplication', caller, { ...request, key: crypto.randomUUID() })).status).toBe(200)
    passed.resolve(undefined)
    expect(code(await slower)).toEqual([409, 'STALE_STATE'])
  })
})
