import type { Assembly } from '#infra/local/template.ts'

/** A route without a function drops its messages. */
type SocketRoute = { functionArn: string | undefined; answers: boolean }

export type SocketApi = {
  apiId: string
  stage: string
  /** The field of a message that names its route. */
  selectBy: string
  routes: Map<string, SocketRoute>
}

type ApiProperties = { ProtocolType: string; RouteSelectionExpression?: string }
type RouteProperties = { ApiId: string; RouteKey: string; Target: string; RouteResponseSelectionExpression?: string }
type IntegrationProperties = { IntegrationType: string; IntegrationUri?: string }

/** The template's WebSocket API with its routes and their Lambdas; undefined if there is none. */
export function readSocketApi(assembly: Assembly): SocketApi | undefined {
  const [api, ...others] = assembly
    .ofType<ApiProperties>('AWS::ApiGatewayV2::Api')
    .filter(({ properties }) => properties.ProtocolType === 'WEBSOCKET')
  if (!api) return undefined
  const [stage] = assembly
    .ofType<{ ApiId: string; StageName: string }>('AWS::ApiGatewayV2::Stage')
    .filter(({ properties }) => properties.ApiId === api.ref)
  const [, selectBy] = /^\$request\.body\.(\w+)$/.exec(api.properties.RouteSelectionExpression ?? '') ?? []
  if (!stage || !selectBy || others.length > 0)
    throw new Error('The local stack supports one WebSocket API with a stage, whose routes are a field of the message.')
  const integrations = new Map(
    assembly
      .ofType<IntegrationProperties>('AWS::ApiGatewayV2::Integration')
      .map(({ ref, properties }) => [ref, properties]),
  )
  const readRoute = ({
    RouteKey,
    Target,
    RouteResponseSelectionExpression,
  }: RouteProperties): [string, SocketRoute] => {
    const { IntegrationType, IntegrationUri = '' } = integrations.get(Target.replace('integrations/', '')) ?? {}
    const [, functionArn] = /\/functions\/(.+)\/invocations$/.exec(IntegrationUri) ?? []
    if (IntegrationType !== 'MOCK' && !functionArn)
      throw new Error(`The route ${RouteKey} of the WebSocket API is neither for a Lambda nor ignored.`)
    return [RouteKey, { functionArn, answers: RouteResponseSelectionExpression === '$default' }]
  }
  const routes = assembly
    .ofType<RouteProperties>('AWS::ApiGatewayV2::Route')
    .filter(({ properties }) => properties.ApiId === api.ref)
  return {
    apiId: api.ref,
    stage: stage.properties.StageName,
    selectBy,
    routes: new Map(routes.map(({ properties }) => readRoute(properties))),
  }
}
