import type { Assembly } from './template.ts'

export type Authorizer = { issuer: string; audience: string[] }
export type GatewayRoute = {
  routeKey: string
  method: string
  segments: string[]
  functionArn: string
  authorizer?: Authorizer
}
export type GatewayApi = { apiId: string; stage: string; routes: GatewayRoute[] }

type RouteProperties = {
  ApiId: string
  RouteKey: string
  Target: string
  AuthorizationType?: string
  AuthorizerId?: string
}
type IntegrationProperties = { IntegrationType: string; IntegrationUri: string; PayloadFormatVersion: string }
type AuthorizerProperties = { AuthorizerType: string; JwtConfiguration: { Issuer: string; Audience: string[] } }

/** The template's HTTP API with its routes, their Lambdas and authorizers. */
export function readApi(assembly: Assembly): GatewayApi {
  const [api, ...others] = assembly
    .ofType<{ ProtocolType: string }>('AWS::ApiGatewayV2::Api')
    .filter(({ properties }) => properties.ProtocolType === 'HTTP')
  if (!api || others.length > 0) throw new Error('The local stack needs exactly one HTTP API in the template.')
  const [stage] = assembly
    .ofType<{ ApiId: string; StageName: string }>('AWS::ApiGatewayV2::Stage')
    .filter(({ properties }) => properties.ApiId === api.ref)
  if (!stage) throw new Error('The HTTP API of the template has no stage.')
  const integrations = new Map(
    assembly
      .ofType<IntegrationProperties>('AWS::ApiGatewayV2::Integration')
      .map(({ ref, properties }) => [ref, properties]),
  )
  const authorizers = new Map(
    assembly
      .ofType<AuthorizerProperties>('AWS::ApiGatewayV2::Authorizer')
      .map(({ ref, properties }) => [ref, properties]),
  )
  const readRoute = ({ RouteKey, Target, AuthorizationType, AuthorizerId = '' }: RouteProperties): GatewayRoute => {
    const integration = integrations.get(Target.replace('integrations/', ''))
    if (integration?.IntegrationType !== 'AWS_PROXY' || integration.PayloadFormatVersion !== '2.0') {
      throw new Error(`The route ${RouteKey} is not for a Lambda with payload format 2.0.`)
    }
    const authorizer = authorizers.get(AuthorizerId)
    if (AuthorizationType && AuthorizationType !== 'NONE' && authorizer?.AuthorizerType !== 'JWT') {
      throw new Error(`The route ${RouteKey} requires ${AuthorizationType}; the local gateway supports JWT only.`)
    }
    const [method = '', path = ''] = RouteKey.split(' ')
    const { Issuer: issuer, Audience: audience } = authorizer?.JwtConfiguration ?? { Issuer: '', Audience: [] }
    const segments = path.split('/').slice(1)
    return {
      routeKey: RouteKey,
      method,
      segments,
      functionArn: integration.IntegrationUri,
      ...(authorizer && { authorizer: { issuer, audience } }),
    }
  }
  const routes = assembly
    .ofType<RouteProperties>('AWS::ApiGatewayV2::Route')
    .filter(({ properties }) => properties.ApiId === api.ref)
  return {
    apiId: api.ref,
    stage: stage.properties.StageName,
    routes: routes.map(({ properties }) => readRoute(properties)).sort(byFixedSegments),
  }
}

export type RouteMatch = { route: GatewayRoute; parameters: Record<string, string> }

/** Routes are sorted by API Gateway's precedence, so the first match wins. */
export function matchRoute({ routes }: GatewayApi, method: string, path: string): RouteMatch | undefined {
  const segments = path.split('/').slice(1)
  for (const route of routes) {
    if (route.method !== method || route.segments.length !== segments.length) continue
    const parameters: Record<string, string> = {}
    const fits = route.segments.every((expected, at) => {
      const actual = segments[at] ?? ''
      if (!isParameter(expected)) return expected === actual
      parameters[expected.slice(1, -1)] = decode(actual)
      return actual !== ''
    })
    if (fits) return { route, parameters }
  }
  return undefined
}

const isParameter = (segment = '') => segment.startsWith('{')

/** Only routes of the same length compete. */
function byFixedSegments(one: GatewayRoute, other: GatewayRoute): number {
  const longer = one.segments.length - other.segments.length
  if (longer !== 0) return longer
  const at = one.segments.findIndex(
    (segment, position) => isParameter(segment) !== isParameter(other.segments[position]),
  )
  if (at < 0) return 0
  return isParameter(one.segments[at]) ? 1 : -1
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
