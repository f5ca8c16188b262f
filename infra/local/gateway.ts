import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import { type Authorizer, type GatewayApi, matchRoute, type RouteMatch } from './gateway-routes.ts'
import { type HttpHandler, type HttpRequest, type HttpResponse, json } from './http.ts'

type GatewayOptions = {
  api: GatewayApi
  jwks: JSONWebKeySet
  invoke: (functionArn: string, event: unknown) => Promise<unknown>
}

const maximumResponse = 6 * 1024 * 1024

/** API Gateway's HTTP API: finds the route, verifies the token and invokes the Lambda with payload format 2.0. */
export function createGateway({ api, jwks, invoke }: GatewayOptions): HttpHandler {
  const keys = createLocalJWKSet(jwks)
  const verify = async ({ issuer, audience }: Authorizer, header = ''): Promise<JWTPayload | undefined> => {
    const token = header.replace(/^bearer /i, '')
    const checked = await jwtVerify(token, keys, { issuer, algorithms: ['RS256'] }).catch(() => undefined)
    const { aud, client_id: clientId } = checked?.payload ?? {}
    const receivers = aud === undefined ? [clientId] : [aud].flat()
    return receivers.some((receiver) => audience.includes(String(receiver))) ? checked?.payload : undefined
  }
  return async (request) => {
    const match = matchRoute(api, request.method, request.path.slice(api.stage.length + 1))
    if (!match) return json(404, { message: 'Not Found' })
    const { authorizer } = match.route
    const claims = authorizer ? await verify(authorizer, request.headers.authorization) : undefined
    if (authorizer && !claims) return unauthorized
    try {
      return toHttp(await invoke(match.route.functionArn, eventOf(api, request, match, claims)))
    } catch {
      // The cause is in the functions' log; as with API Gateway, the caller doesn't see it.
      return json(500, { message: 'Internal Server Error' })
    }
  }
}

const unauthorized: HttpResponse = {
  status: 401,
  headers: { 'content-type': 'application/json', 'www-authenticate': 'Bearer' },
  body: JSON.stringify({ message: 'Unauthorized' }),
}

function eventOf(
  api: GatewayApi,
  request: HttpRequest,
  { route, parameters }: RouteMatch,
  claims?: JWTPayload,
): APIGatewayProxyEventV2 {
  const { cookie, ...headers } = request.headers
  const now = new Date()
  const requestContext = {
    accountId: '000000000000',
    apiId: api.apiId,
    domainName: headers.host ?? '',
    domainPrefix: api.apiId,
    http: {
      method: request.method,
      path: request.path,
      protocol: 'HTTP/1.1',
      sourceIp: request.sourceIp,
      userAgent: headers['user-agent'] ?? '',
    },
    requestId: randomUUID(),
    routeKey: route.routeKey,
    stage: api.stage,
    time: now.toUTCString().replace(/^\w+, (\d+) (\w+) (\d+) ([\d:]+) GMT$/, '$1/$2/$3:$4 +0000'),
    timeEpoch: now.getTime(),
    ...(claims && { authorizer: { jwt: { claims: asText(claims), scopes: null } } }),
  }
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    headers,
    requestContext,
    ...(cookie && { cookies: cookie.split(/; */) }),
    ...(request.query && { queryStringParameters: readQuery(request.query) }),
    ...(Object.keys(parameters).length > 0 && { pathParameters: parameters }),
    ...bodyOf(request),
  }
}

/** API Gateway passes claims on as text, lists as their items in brackets. */
function asText(claims: JWTPayload): Record<string, string> {
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  )
}

function readQuery(query: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(query))
    values[name] = name in values ? `${values[name]},${value}` : value
  return values
}

const textual = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+json))/i

function bodyOf({ body, headers }: HttpRequest): Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'> {
  if (body.length === 0) return { isBase64Encoded: false }
  const isText = textual.test(headers['content-type'] ?? '')
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText }
}

function toHttp(result: unknown): HttpResponse {
  const response = result as APIGatewayProxyStructuredResultV2 | null
  // As in AWS, a result without a status is the body itself.
  if (typeof response !== 'object' || response?.statusCode === undefined) return json(200, result)
  const { statusCode, headers = {}, cookies, body = '', isBase64Encoded } = response
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > maximumResponse) throw new Error('The response is larger than a Lambda can return.')
  return {
    status: statusCode,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...asText(lowerCase(headers)) },
    cookies,
    body: bytes,
  }
}

const lowerCase = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value as unknown]))
