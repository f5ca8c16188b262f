import { type HttpRequest, type HttpResponse, json } from './http.ts'
import type { FunctionError, LambdaHost } from './lambda-host.ts'

const route = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/

/** The Invoke operation of Lambda's API, for operators' commands and for running a schedule by hand. */
export async function invokeOverHttp(lambdas: LambdaHost, { path, headers, body }: HttpRequest): Promise<HttpResponse> {
  const name = decodeURIComponent(route.exec(path)?.[1] ?? '')
  const event: unknown = body.length > 0 ? JSON.parse(body.toString()) : {}
  const outcome = lambdas.invoke(name, event).then(
    (result) => json(200, result),
    (error: unknown) => failure(error),
  )
  return headers['x-amz-invocation-type'] === 'Event' ? { status: 202 } : outcome
}

function failure(error: unknown): HttpResponse {
  const { name, message } = error as FunctionError
  if (name === 'ResourceNotFoundException') {
    const response = json(404, { Type: 'User', Message: message })
    return { ...response, headers: { ...response.headers, 'x-amzn-errortype': name } }
  }
  const response = json(200, { errorType: name, errorMessage: message })
  return { ...response, headers: { ...response.headers, 'x-amz-function-error': 'Unhandled' } }
}
