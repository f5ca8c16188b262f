import { isForSns } from './push/sns-service.ts'
import type { UserPoolService } from './cognito/user-pool-service.ts'
import { type HttpHandler, type HttpRequest, isOwnHost, json } from './http.ts'
import type { LambdaHost } from './lambda-host.ts'
import { invokeOverHttp } from './lambda-invoke.ts'
import type { Outbox } from './outbox.ts'

type ServiceParts = {
  userPool: UserPoolService
  lambdas: LambdaHost
  outbox: Outbox
  secrets: HttpHandler
  queues: HttpHandler
  /** Where connections of the WebSocket API are managed, if there is one. */
  connections: HttpHandler | undefined
  sns: HttpHandler
  isSigned: (request: HttpRequest) => boolean
}

/** The AWS services that Lambdas and operators' commands call; requests must be signed. */
export function createServices(parts: ServiceParts): HttpHandler {
  const { userPool, lambdas, outbox, secrets, queues, sns, connections, isSigned } = parts
  return (request) => {
    if (isFromPage(request)) return json(403, { message: 'Forbidden' })
    const isConnection = request.path.includes('/@connections/')
    if (
      request.headers['x-amz-target']?.startsWith('AWSCognitoIdentityProviderService.') ||
      (request.method === 'GET' && !isConnection)
    )
      return userPool.handle(request)
    if (!isSigned(request)) return json(403, { message: 'Missing Authentication Token' })
    if (isConnection && connections) return connections(request)
    if (request.headers['x-amz-target']?.startsWith('secretsmanager.')) return secrets(request)
    if (request.headers['x-amz-target']?.startsWith('AmazonSQS.')) return queues(request)
    if (isForSns(request)) return sns(request)
    if (request.path === '/v2/email/outbound-emails') return outbox.send(request)
    if (request.path.startsWith('/2015-03-31/functions/')) return invokeOverHttp(lambdas, request)
    return json(404, { message: `The local stack has no service at ${request.path}.` })
  }
}

/** These services are for programs only: requests that a web page makes are refused. */
function isFromPage({ headers }: HttpRequest): boolean {
  const site = headers['sec-fetch-site'] ?? 'none'
  return !isOwnHost(headers.host) || headers.origin !== undefined || !['none', 'same-origin'].includes(site)
}
