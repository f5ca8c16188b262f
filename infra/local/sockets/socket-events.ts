import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import type { SocketApi } from './socket-routes.ts'

type EventType = 'CONNECT' | 'MESSAGE' | 'DISCONNECT'
export type Connected = { id: string; connectedAt: number }
export type OpenSocket = Connected & { socket: WebSocket; lastActiveAt: number; idle: NodeJS.Timeout }

/** The events that API Gateway passes to the Lambdas of a WebSocket API. */
export const socketEvents = ({ apiId, stage }: SocketApi) => {
  const contextOf = (routeKey: string, eventType: EventType, { id, connectedAt }: Connected) => ({
    routeKey,
    eventType,
    extendedRequestId: randomUUID(),
    requestTimeEpoch: Date.now(),
    requestId: randomUUID(),
    messageDirection: 'IN',
    stage,
    connectedAt,
    domainName: 'localhost',
    connectionId: id,
    apiId,
  })
  return {
    connect: (request: IncomingMessage, connected: Connected) => {
      const [, query = ''] = (request.url ?? '').split('?')
      return {
        headers: headersOf(request),
        queryStringParameters: Object.fromEntries(new URLSearchParams(query)),
        requestContext: contextOf('$connect', 'CONNECT', connected),
        isBase64Encoded: false,
      }
    },
    message: (routeKey: string, connected: Connected, body: string, isBase64Encoded: boolean) => ({
      requestContext: { ...contextOf(routeKey, 'MESSAGE', connected), messageId: randomUUID() },
      body,
      isBase64Encoded,
    }),
    disconnect: (connected: Connected, code: number, reason: string) => ({
      headers: {},
      requestContext: {
        ...contextOf('$disconnect', 'DISCONNECT', connected),
        disconnectStatusCode: code,
        disconnectReason: reason,
      },
      isBase64Encoded: false,
    }),
  }
}

/** Named as they were sent, with what CloudFront and API Gateway add; what the client says of these is replaced. */
function headersOf({ rawHeaders, headers }: IncomingMessage): Record<string, string> {
  const given: Record<string, string> = {}
  for (let at = 0; at < rawHeaders.length; at += 2) given[rawHeaders[at] ?? ''] = rawHeaders[at + 1] ?? ''
  const own = Object.entries(given).filter(([name]) => !/^(x-site-host|x-forwarded-(for|proto))$/i.test(name))
  return {
    ...Object.fromEntries(own),
    'x-site-host': headers.host ?? '',
    'X-Forwarded-Proto': 'http',
    'X-Forwarded-For': '127.0.0.1',
  }
}
