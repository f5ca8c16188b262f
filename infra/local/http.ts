import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

export type HttpRequest = {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: Buffer
  /** The path that the client sent and signed, if the service is below a prefix. */
  signedPath: string
  sourceIp: string
}
export type HttpResponse = {
  status: number
  headers?: Record<string, string>
  cookies?: string[]
  body?: string | Buffer
}
export type HttpHandler = (request: HttpRequest) => Promise<HttpResponse> | HttpResponse

export type HttpServer = { port: number; url: string; close: () => Promise<void> }

/** The maximum payload of a Lambda. */
export const maxBodyBytes = 6 * 1024 * 1024

/** Node closes an idle connection after five seconds, so clients would send requests on one that is being closed. */
const keepAliveMs = 120_000

const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Other hosts are refused, since another site could point its name at this machine (DNS rebinding). */
export const isOwnHost = (host = ''): boolean => ownNames.test(host)

type ServeOptions = {
  port: number
  maxBodyBytes: number
  onError: (error: unknown) => void
  /** Headers for every response, including those that no handler made. */
  decorate?: (respond: HttpResponse, path: string) => HttpResponse
  /** Takes a connection that changes to another protocol. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

export async function serveHttp(
  handler: HttpHandler,
  { port, maxBodyBytes, onError, decorate = (respond) => respond, upgrade }: ServeOptions,
): Promise<HttpServer> {
  const server = createServer((incoming, outgoing) => {
    void respond(incoming, handler, maxBodyBytes)
      .catch((error: unknown): HttpResponse => {
        onError(error)
        return json(500, { message: 'Internal Server Error' })
      })
      .then((response) => {
        const { status, headers = {}, cookies = [], body = '' } = decorate(response, pathOf(incoming))
        if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
        outgoing
          .writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers })
          .end(incoming.method === 'HEAD' ? undefined : body)
      })
  })
  server.keepAliveTimeout = keepAliveMs
  const upgraded = new Set<Duplex>()
  if (upgrade)
    server.on('upgrade', (request, socket, head) => {
      upgraded.add(socket)
      socket.once('close', () => upgraded.delete(socket))
      upgrade(request, socket, head)
    })
  await listen(server, port)
  const actual = (server.address() as AddressInfo).port
  return { port: actual, url: `http://127.0.0.1:${actual}`, close: () => close(server, upgraded) }
}

export const json = (status: number, body: unknown): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

async function respond(incoming: IncomingMessage, handler: HttpHandler, maxBodyBytes: number): Promise<HttpResponse> {
  const body = await readBody(incoming, maxBodyBytes)
  if (!body) return json(413, { message: 'Request Entity Too Large' })
  const path = pathOf(incoming)
  const query = (incoming.url ?? '').split('?').slice(1).join('?')
  const headers = Object.fromEntries(
    Object.entries(incoming.headersDistinct).map(([name, values = []]) => [name, values.join(',')]),
  )
  const sourceIp = incoming.socket.remoteAddress ?? ''
  return handler({ method: incoming.method ?? 'GET', path, signedPath: path, query, headers, body, sourceIp })
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] || '/'

/** Reads the whole body even if it is too large, because closing early would hide the response from the client. */
async function readBody(incoming: IncomingMessage, maximum: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maximum) chunks.push(chunk)
  }
  return size <= maximum ? Buffer.concat(chunks) : undefined
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Stop the program that uses it or choose another with --port.`)
          : error,
      ),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
}

/** Node no longer counts connections with another protocol as its own, but waits for them. */
function close(server: Server, upgraded: Set<Duplex>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
    for (const socket of upgraded) socket.destroy()
  })
}
