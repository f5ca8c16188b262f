import { randomBytes } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { HttpHandler } from '#infra/local/http.ts'
import { manageConnections } from './manage-connections.ts'
import { type Connected, type OpenSocket, socketEvents } from './socket-events.ts'
import type { SocketApi } from './socket-routes.ts'

type SocketLimits = { messageBytes: number; idleMs: number; durationMs: number }

/** Of API Gateway, so that pages reconnect as they have to in AWS. */
const awsLimits: SocketLimits = { messageBytes: 128 * 1024, idleMs: 10 * 60_000, durationMs: 2 * 60 * 60_000 }

type SocketOptions = {
  api: SocketApi
  invoke: (functionArn: string, event: unknown) => Promise<unknown>
  limits?: Partial<SocketLimits>
}

export type SocketServer = {
  path: string
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** The API by which programs post to connections and close them. */
  manage: HttpHandler
  close: () => Promise<void>
}

type SocketResponse = { statusCode?: number; body?: string } | null

/** API Gateway's WebSocket API: passes connections and their messages to the template's Lambdas. */
export function createSocketServer({ api, invoke, limits }: SocketOptions): SocketServer {
  const { messageBytes, idleMs, durationMs } = { ...awsLimits, ...limits }
  const server = new WebSocketServer({ noServer: true, maxPayload: messageBytes, perMessageDeflate: false })
  const open = new Map<string, OpenSocket>()
  const pending = new Set<Promise<unknown>>()
  const events = socketEvents(api)

  const call = (routeKey: string, event: unknown): Promise<SocketResponse> => {
    const functionArn = api.routes.get(routeKey)?.functionArn
    if (!functionArn) return Promise.resolve({ statusCode: 200 })
    const called = invoke(functionArn, event) as Promise<SocketResponse>
    const settled = called.catch(() => undefined).finally(() => pending.delete(settled))
    pending.add(settled)
    return called
  }

  const markActive = (connection: OpenSocket): void => {
    connection.lastActiveAt = Date.now()
    connection.idle.refresh()
  }

  const receive = async (connection: OpenSocket, data: Buffer, isBinary: boolean): Promise<void> => {
    markActive(connection)
    const text = data.toString('utf8')
    const routeKey = routeOf(api, isBinary ? '' : text)
    const event = events.message(routeKey, connection, isBinary ? data.toString('base64') : text, isBinary)
    const answer = await call(routeKey, event).catch(() => ({
      body: JSON.stringify({ message: 'Internal server error', connectionId: connection.id }),
    }))
    if (answer?.body && api.routes.get(routeKey)?.answers) connection.socket.send(answer.body)
  }

  const register = (socket: WebSocket, connected: Connected): void => {
    const goAway = () => socket.close(1001, 'Going away')
    const idle = setTimeout(goAway, idleMs)
    const end = setTimeout(goAway, durationMs)
    const connection: OpenSocket = { ...connected, socket, lastActiveAt: connected.connectedAt, idle }
    open.set(connected.id, connection)
    // Too large or not a WebSocket frame: the server closes the connection.
    socket.on('error', () => undefined)
    socket.on('message', (data: RawData, isBinary: boolean) => void receive(connection, data as Buffer, isBinary))
    socket.on('close', (code, reason) => {
      clearTimeout(idle)
      clearTimeout(end)
      open.delete(connected.id)
      void call('$disconnect', events.disconnect(connected, code, reason.toString())).catch(() => undefined)
    })
  }

  const accept = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const connected = { id: randomBytes(11).toString('base64'), connectedAt: Date.now() }
    const { statusCode = 500 } =
      (await call('$connect', events.connect(request, connected)).catch(() => undefined)) ?? {}
    if (statusCode < 200 || statusCode > 299) return refuse(socket, statusCode)
    server.handleUpgrade(request, socket, head, (accepted) => register(accepted, connected))
  }

  return {
    path: `/${api.stage}`,
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      void accept(request, socket, head)
    },
    manage: manageConnections({ api, open, messageBytes, markActive }),
    close: async () => {
      for (const { socket } of open.values()) socket.terminate()
      server.close()
      await new Promise((resolve) => setImmediate(resolve))
      await Promise.all(pending)
    },
  }
}

export function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function routeOf({ routes, selectBy }: SocketApi, text: string): string {
  const named = fieldOf(text, selectBy)
  return typeof named === 'string' && !named.startsWith('$') && routes.has(named) ? named : '$default'
}

function fieldOf(text: string, field: string): unknown {
  try {
    return (JSON.parse(text) as Record<string, unknown> | null)?.[field]
  } catch {
    return undefined
  }
}
