import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { ApiError } from './api-error.ts'
import { call } from './api-client.ts'
import { Failure } from './error-catalogue.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import { loadRuntime, type RuntimeConfig } from './runtime.ts'

const thing = z.object({ id: z.string() })
/** Named like real operations, so that their failure titles and invalidations apply. */
const contract = defineContract({
  getOffer: {
    method: 'GET',
    path: '/things/{id}',
    summary: 'One',
    access: { public: true },
    params: z.object({ id: z.string() }),
    response: thing,
    errors: [],
    reads: ['offers'],
    failure: 'Failed to get offer',
  },
  listCompanyOffers: {
    method: 'GET',
    path: '/things',
    summary: 'All',
    access: { public: true },
    query: z.object({ NextToken: z.optional(z.string()), size: z.optional(z.number()) }),
    list: thing,
    errors: [],
    reads: ['offers'],
  },
  postOffer: {
    method: 'POST',
    path: '/things',
    summary: 'Make',
    access: { public: true },
    body: thing,
    response: thing,
    errors: [],
    changes: ['offers'],
    failure: 'Failed to create or load offer',
  },
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const json =
  (status: number, body: object): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const hangUp: Answer = (request) => request.socket.destroy()

const seen: { url: string | undefined; key: string | string[] | undefined }[] = []
let answers: Answer[] = []
const server = createServer((request, response) => {
  seen.push({ url: request.url, key: request.headers['idempotency-key'] })
  answers.shift()?.(request, response)
})

/** The browser globals that the client reads, without a session. */
const browser = Object.assign(new EventTarget(), { localStorage: { getItem: () => null } })

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const real = fetch
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => real(new URL(path, `http://127.0.0.1:${port}`), init))
  vi.stubGlobal('localStorage', browser.localStorage)
  vi.stubGlobal('sessionStorage', {})
  vi.stubGlobal('dispatchEvent', (event: Event) => browser.dispatchEvent(event))
  vi.spyOn(console, 'error').mockReturnValue()
  const config = { apiUrl: `http://127.0.0.1:${port}/api`, userPoolClientId: 'client' } as RuntimeConfig
  await loadRuntime(async () => ({ config, tenant: {} as Tenant }))
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})
beforeEach(() => {
  seen.length = 0
})

const failureFrom = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  )
const make = () => call(contract.postOffer, { body: { id: 'a' } })

describe('api-client', () => {
  it('unwraps an object and fills the path', async () => {
    answers = [json(200, { data: { id: 'a b' } })]
    expect(await call(contract.getOffer, { params: { id: 'a b' } })).toEqual({ id: 'a b' })
    expect(seen).toEqual([{ url: '/api/things/a%20b', key: undefined }])
  })

  it('unwraps a list into a page', async () => {
    answers = [json(200, { Items: [{ id: 'a' }], Count: 1, NextToken: 'more', Summary: { total: 2 } })]
    expect(await call(contract.listCompanyOffers, { query: { size: 5, NextToken: undefined } })).toEqual({
      items: [{ id: 'a' }],
      nextToken: 'more',
      summary: { total: 2 },
    })
    expect(seen[0]?.url).toBe('/api/things?size=5')
  })

  it('turns an error body into its code, message and fields, with the title of the call', async () => {
    const details = { fields: [{ field: 'id', message: 'Required' }] }
    answers = [
      json(400, {
        error: { code: 'VALIDATION_FAILED', message: 'Some fields need your attention.', requestId: 'r1', details },
      }),
    ]
    const error = await failureFrom(call(contract.postOffer, { body: { id: '' } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      kind: 'request-failed',
      code: 102,
      errorCode: 'VALIDATION_FAILED',
      title: 'Failed to create or load offer',
      message: 'Some fields need your attention.',
      details,
      requestId: 'r1',
    })
  })

  it('has a message for a response that is not from the API', async () => {
    answers = [(_, response) => void response.writeHead(502).end('<html>')]
    expect(await failureFrom(make())).toMatchObject({
      errorCode: 'INTERNAL',
      message: 'Something went wrong on our side. Please try again.',
    })
  })

  it('dispatches an event when approval is missing', async () => {
    const heard = vi.fn()
    browser.addEventListener('locum-not-approved', heard)
    answers = [json(403, { error: { code: 'NOT_APPROVED', message: 'Wait' } })]
    await failureFrom(make())
    expect(heard).toHaveBeenCalledOnce()
  })

  it('repeats a lost command under the same key', async () => {
    answers = [hangUp, json(200, { data: { id: 'a' } })]
    expect(await make()).toEqual({ id: 'a' })
    expect(seen.map(({ key }) => key)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), seen[0]?.key])
  })

  it('sends a command once that is called twice before its response', async () => {
    answers = [json(200, { data: { id: 'a' } }), json(200, { data: { id: 'b' } })]
    expect(await Promise.all([make(), make()])).toEqual([{ id: 'a' }, { id: 'a' }])
    expect(await make()).toEqual({ id: 'b' })
    expect(seen).toHaveLength(2)
  })

  it('keeps the key of a command without a response for the next try, and no longer', async () => {
    answers = [hangUp, hangUp, hangUp, json(200, { data: { id: 'a' } }), json(200, { data: { id: 'a' } })]
    expect(await failureFrom(make())).toMatchObject({ errorCode: 'NO_RESPONSE' })
    await make()
    await make()
    const [first, , , retried, fresh] = seen.map(({ key }) => key)
    expect(retried).toBe(first)
    expect(fresh).not.toBe(first)
  })

  it('keeps the key of a command whose outcome the server does not know', async () => {
    answers = [
      json(503, { error: { code: 'UNSETTLED', message: 'We could not tell.', requestId: 'r' } }),
      json(200, { data: { id: 'a' } }),
      json(200, { data: { id: 'a' } }),
    ]
    expect(await failureFrom(make())).toMatchObject({ errorCode: 'UNSETTLED' })
    await make()
    await make()
    const [first, retried, fresh] = seen.map(({ key }) => key)
    expect(retried).toBe(first)
    expect(fresh).not.toBe(first)
  })

  const busy =
    (seconds: number, status = 503): Answer =>
    (_, response) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', 'retry-after': String(seconds) })
        .end(JSON.stringify({ error: { code: 'BUSY', message: 'Please try again.', requestId: 'r' } }))

  it('sends a request that a busy server refused once more when it says, under the same key', async () => {
    answers = [busy(1), json(200, { data: { id: 'a' } })]
    const before = performance.now()
    expect(await make()).toEqual({ id: 'a' })
    expect(performance.now() - before).toBeGreaterThan(900)
    expect(seen[1]?.key).toBe(seen[0]?.key)
    answers = [busy(1), busy(1)]
    expect(await failureFrom(make())).toMatchObject({ errorCode: 'BUSY' })
    expect(seen).toHaveLength(4)
  })

  it('is refused at once if the server can answer only later', async () => {
    answers = [busy(3_600, 429)]
    expect(await failureFrom(make())).toMatchObject({ errorCode: 'BUSY' })
    expect(seen).toHaveLength(1)
  })

  it('keeps the key of a command whose response was cut off', async () => {
    const cut: Answer = (_, response) =>
      void response.writeHead(200, { 'content-length': 100 }).write('{"data":', () => response.destroy())
    answers = [cut, json(200, { data: { id: 'a' } })]
    expect(await failureFrom(make())).toMatchObject({ errorCode: 'NO_RESPONSE' })
    expect(await make()).toEqual({ id: 'a' })
    expect(seen[1]?.key).toBe(seen[0]?.key)
  })

  it('names a missing argument before anything is sent', async () => {
    const error = await failureFrom(call(contract.getOffer, { params: {} as { id: string } }))
    expect(error).toBeInstanceOf(Failure)
    expect(error).toMatchObject({ code: 100, message: 'Argument not provided' })
    expect(seen).toEqual([])
  })
})
