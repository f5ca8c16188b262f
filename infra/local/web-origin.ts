import { securityHeaders } from '#infra/security-headers.ts'
import type { Site } from '#infra/built-site.ts'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type HttpHandler, type HttpRequest, type HttpResponse, isOwnHost, json } from './http.ts'
import { refuse, type SocketServer } from './sockets/socket-server.ts'

type OriginParts = {
  api: HttpHandler
  userPool: HttpHandler
  outbox: HttpHandler
  /** The push service of browsers that have none; local only. */
  webPush: HttpHandler
  site: HttpHandler
  /** The gallery of the site's components in each state; local only. */
  gallery: HttpHandler
}

/** The product's single origin: site, API, sign-in and outbox. */
export function createOrigin(parts: OriginParts): HttpHandler {
  return (request) =>
    isOwnHost(request.headers.host) ? route(parts, request) : json(421, { message: 'Misdirected Request' })
}

/** Live connections, on the same origin. */
export const upgradeOrigin =
  (sockets: SocketServer | undefined) =>
  (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!isOwnHost(request.headers.host)) return refuse(socket, 421)
    if (!sockets || request.url?.split('?')[0] !== sockets.path) return refuse(socket, 404)
    sockets.upgrade(request, socket, head)
  }

/** CloudFront's headers. As in AWS, uploads and pictures use the documents' origin. */
export function addHeaders(documentsOrigin: string, hashes: Site['hashes'], frame: string | undefined) {
  const security = securityHeaders({ connect: [documentsOrigin], images: [documentsOrigin], ...hashes, frame })
  return (response: HttpResponse, path: string): HttpResponse => {
    const own = { 'cache-control': 'no-store', ...response.headers }
    // As in AWS, these override a response's own headers; the outbox, which is local only, has a stricter policy.
    return { ...response, headers: path.startsWith('/outbox') ? { ...security, ...own } : { ...own, ...security } }
  }
}

function route(parts: OriginParts, request: HttpRequest): Promise<HttpResponse> | HttpResponse {
  const { path } = request
  if (path === '/api' || path.startsWith('/api/')) return parts.api(request)
  if (path === '/cognito' || path.startsWith('/cognito/'))
    return parts.userPool({ ...request, path: path.slice('/cognito'.length) || '/' })
  if (/^\/outbox(\.json|\.css|\/[\w-]+(\/[\w.-]+)?)?$/.test(path)) return parts.outbox(request)
  if (path === '/socket') return json(426, { message: 'Upgrade Required' })
  if (/^\/push\/[\w-]+$/.test(path)) return parts.webPush(request)
  if (path === '/ui' || path.startsWith('/ui/'))
    return parts.gallery({ ...request, path: path.slice('/ui'.length) || '/' })
  return parts.site(request)
}
