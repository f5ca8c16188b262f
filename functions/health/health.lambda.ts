import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { healthContract } from '#shared/health/health.contract.ts'
import { errorCatalogue } from '#shared/kernel/error-catalogue.ts'
import { compressed } from '#functions/platform/http/compressed.ts'
import { healthRoutes } from './health.routes.ts'

const headersOf = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': type === 'application/json' ? 'no-store' : 'public, max-age=300',
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
})

/** Uses no tables, tokens or shared handler: it must respond when one of those is the problem. */
export const handler = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  for (const [name, operation] of Object.entries(healthContract)) {
    if (event.routeKey !== `${operation.method} ${operation.path}`) continue
    const output = await healthRoutes[name as keyof typeof healthRoutes]()
    return compressed(event, {
      statusCode: 200,
      headers: headersOf('raw' in operation ? operation.raw : 'application/json'),
      body: 'raw' in operation ? String(output) : JSON.stringify({ data: output }),
    })
  }
  const { status, message } = errorCatalogue.NOT_FOUND
  const error = { code: 'NOT_FOUND', message, requestId: event.requestContext.requestId }
  return { statusCode: status, headers: headersOf('application/json'), body: JSON.stringify({ error }) }
}
