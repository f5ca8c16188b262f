import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { json, serveHttp } from '#infra/local/http.ts'
import { prepare } from '#infra/local/prepare.ts'
import { isSignedByHeader, localCredentials } from '#infra/local/sigv4.ts'
import { readSocketApi, type SocketApi } from '#infra/local/sockets/socket-routes.ts'
import { createSocketServer } from '#infra/local/sockets/socket-server.ts'
import { loadAssembly } from '#infra/local/template.ts'
import { upgradeOrigin } from '#infra/local/web-origin.ts'
import { eventually } from '#tests/support/events.ts'
import { type LiveClient, openLive, refusalOf } from '#tests/support/live-client.ts'

type SocketEvent = { requestContext: { routeKey: string; connectionId: string }; headers?: Record<string, string> }
type Response = { statusCode?: number; body?: string }
type Lambda = (event: SocketEvent) => Promise<Response> | Response

let api: SocketApi
beforeAll(async () => {
  const { assemblyDir } = await prepare('demo', () => {})
  api = readSocketApi(loadAssembly(assemblyDir)) ?? expect.fail('The template has no WebSocket API')
})

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closers.splice(0).reverse()) await close()
})

type Limits = Parameters<typeof createSocketServer>[0]['limits']

/** The template's API with a Lambda of the test’s own, and the client of its connections. */
async function start(lambda: Lambda = () => ({ statusCode: 200 }), limits: Limits = {}) {
  const events: SocketEvent[] = []
  const invoke = async (_arn: string, event: unknown) => {
    events.push(event as SocketEvent)
    return lambda(event as SocketEvent)
  }
  const sockets = createSocketServer({ api, invoke, limits })
  const server = await serveHttp(
    (request) => (isSignedByHeader(request, new Date()) ? sockets.manage(request) : json(403, {})),
    {
      port: 0,
      maxBodyBytes: 1_000_000,
      onError: (error) => {
        throw error
      },
      upgrade: upgradeOrigin(sockets),
    },
  )
  closers.push(server.close, sockets.close)
  const management = (credentials = localCredentials) =>
    new ApiGatewayManagementApiClient({
      endpoint: `${server.url}/${api.stage}`,
      region: 'eu-west-1',
      credentials,
      maxAttempts: 1,
    })
  return {
    url: server.url,
    management,
    events,
    routes: () => events.map(({ requestContext }) => requestContext.routeKey),
    open: async (): Promise<{ client: LiveClient; id: string }> => {
      const client = await openLive(server.url, { ticket: 'one' })
      return { client, id: events.at(-1)?.requestContext.connectionId ?? '' }
    },
  }
}

describe('the routes of the template', () => {
  it('get connections and pings; other messages reach no Lambda', async () => {
    const stack = await start(({ requestContext: { routeKey } }) => ({ statusCode: 200, body: `{"at":"${routeKey}"}` }))
    const { client } = await stack.open()
    for (const message of ['hello', '{"action":"elsewhere"}', '{"action":"$connect"}']) client.send(message)
    client.send('{"action":"ping"}')
    await eventually(() => client.received.length > 0)
    client.close()
    await eventually(() => stack.routes().includes('$disconnect'))
    expect(client.received).toEqual([{ at: 'ping' }])
    expect(stack.routes()).toEqual(['$connect', 'ping', '$disconnect'])
  })

  it('get what CloudFront knows of the page, whatever it says itself', async () => {
    const stack = await start()
    await stack.open()
    const { host } = new URL(stack.url)
    expect(stack.events[0]?.headers).toMatchObject({
      Origin: stack.url,
      'x-site-host': host,
      'X-Forwarded-Proto': 'http',
    })
  })

  it('refuse a connection with the Lambda’s status, or with a fault of it', async () => {
    const refusing = await start(() => ({ statusCode: 429 }))
    expect(await refusalOf(openLive(refusing.url, {}))).toBe(429)
    const failing = await start(() => {
      throw new Error('unreachable table')
    })
    expect(await refusalOf(openLive(failing.url, {}))).toBe(500)
    expect(failing.routes()).toEqual(['$connect'])
  })
})

describe('the limits of API Gateway', () => {
  it.each([
    ['idle connections', { idleMs: 150 }],
    ['old connections', { durationMs: 150 }],
  ])('close %s', async (_, limits) => {
    const { client } = await (await start(undefined, limits)).open()
    expect(await client.closed).toBe(1001)
  })

  it('leave a connection open until it is idle', async () => {
    const stack = await start(() => ({ statusCode: 200, body: '{"type":"pong"}' }), { idleMs: 400 })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { client } = await stack.open()
    const pong = () =>
      new Promise((resolve) => {
        client.onMessage(resolve)
        client.send('{"action":"ping"}')
      })
    for (let pings = 0; pings < 3; pings += 1) {
      vi.advanceTimersByTime(300)
      await pong()
    }
    expect(client.isOpen()).toBe(true)
    vi.advanceTimersByTime(400)
    expect(await client.closed).toBe(1001)
  })

  it('close a connection with a message above 128 KB', async () => {
    const { client } = await (await start()).open()
    client.send('x'.repeat(128 * 1024))
    client.send('x'.repeat(128 * 1024 + 1))
    expect(await client.closed).toBe(1009)
  })
})

describe('programs', () => {
  it('post to a connection, see when it was active, and close it', async () => {
    const stack = await start()
    const { client, id: ConnectionId } = await stack.open()
    const programs = stack.management()
    await programs.send(new PostToConnectionCommand({ ConnectionId, Data: '{"type":"news"}' }))
    await eventually(() => client.received.length > 0)
    expect(client.received).toEqual([{ type: 'news' }])
    const { ConnectedAt, LastActiveAt } = await programs.send(new GetConnectionCommand({ ConnectionId }))
    expect(Number(LastActiveAt)).toBeGreaterThanOrEqual(Number(ConnectedAt))
    await programs.send(new DeleteConnectionCommand({ ConnectionId }))
    expect(await client.closed).toBe(1000)
    const posting = programs.send(new PostToConnectionCommand({ ConnectionId, Data: '{}' }))
    await expect(posting).rejects.toBeInstanceOf(GoneException)
  })

  it('find no connection that is still being opened', async () => {
    const outcomes: unknown[] = []
    const stack = await start(async ({ requestContext: { connectionId: ConnectionId } }) => {
      const posting = stack.management().send(new PostToConnectionCommand({ ConnectionId, Data: '{}' }))
      outcomes.push(await posting.catch((error: unknown) => error))
      return { statusCode: 200 }
    })
    const { client } = await stack.open()
    expect(outcomes).toEqual([expect.any(GoneException)])
    expect(client.received).toEqual([])
  })

  it('need the right key', async () => {
    const stack = await start()
    const { id: ConnectionId } = await stack.open()
    const stranger = stack.management({ ...localCredentials, secretAccessKey: 'a guess' })
    const posting = stranger.send(new PostToConnectionCommand({ ConnectionId, Data: '{}' }))
    await expect(posting).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
  })
})
