import { securityHeaders } from '../security-headers.ts'
import { type HttpHandler, type HttpRequest, type HttpResponse, isOwnName, json } from './http.ts'

type OriginParts = {
  api: HttpHandler
  userPool: HttpHandler
  outbox: HttpHandler
  site: HttpHandler
  /** The site's runtime configuration; it depends on the name under which the browser reached us. */
  config: (origin: string) => object
  tenant: object
  /** Where uploads go and pictures come from: another origin, as in AWS. */
  documentsOrigin: string
}

/** The one origin of the product: site, API, sign-in and outbox, with the headers that CloudFront sets. */
export function createOrigin(parts: OriginParts): HttpHandler {
  const headers = securityHeaders({ connect: [parts.documentsOrigin], images: [parts.documentsOrigin] })
  return async (request) => {
    if (!isOwnName(request.headers.host)) return json(421, { message: 'Misdirected Request' })
    const answer = await route(parts, request)
    // As in AWS these headers stand above an answer's own; the outbox is not in AWS and has a stricter policy.
    const isOutbox = request.path.startsWith('/outbox')
    return { ...answer, headers: isOutbox ? { ...headers, ...answer.headers } : { ...answer.headers, ...headers } }
  }
}

function route(parts: OriginParts, request: HttpRequest): Promise<HttpResponse> | HttpResponse {
  const { path } = request
  if (path === '/api' || path.startsWith('/api/')) return parts.api(request)
  if (path === '/cognito' || path.startsWith('/cognito/')) return parts.userPool({ ...request, path: path.slice('/cognito'.length) || '/' })
  if (/^\/outbox(\.json|\.css)?$/.test(path)) return parts.outbox(request)
  if (path === '/config.json') return uncached(parts.config(`http://${request.headers.host}`))
  if (path === '/tenant.json') return uncached(parts.tenant)
  return parts.site(request)
}

function uncached(value: object): HttpResponse {
  const answer = json(200, value)
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-cache' } }
}
