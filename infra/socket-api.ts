import { ArnFormat, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  LogGroupLogDestination,
  WebSocketApi,
  WebSocketIntegrationType,
  WebSocketRouteIntegration,
  WebSocketStage,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { WebSocketMockIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { serviceFunction } from './constructs/service-function.ts'
import { type DeploymentProps, prefixOf } from './deployment-props.ts'

/** The routes that the Lambda serves; API Gateway drops every other message. */
const lambdaRoutes = ['$connect', '$disconnect', 'ping'] as const

/** One integration for all routes of a Lambda, whose permission is for the whole stage. */
class LambdaIntegration extends WebSocketRouteIntegration {
  private readonly handler: IFunction

  constructor(handler: IFunction) {
    super('Lambda')
    this.handler = handler
  }

  bind() {
    const uri = Stack.of(this.handler).formatArn({
      service: 'apigateway',
      account: 'lambda',
      resource: 'path/2015-03-31/functions',
      resourceName: `${this.handler.functionArn}/invocations`,
    })
    return { type: WebSocketIntegrationType.AWS_PROXY, uri }
  }
}

/** The WebSocket API of live connections. */
export class SocketApi extends Construct {
  readonly api: WebSocketApi
  readonly stage: WebSocketStage

  constructor(scope: Construct, props: DeploymentProps) {
    super(scope, 'Socket')
    this.api = new WebSocketApi(this, 'Api', {
      apiName: `${prefixOf(props)}-socket`,
      routeSelectionExpression: '$request.body.action',
    })
    const handler = serviceFunction(scope, props, 'socket')
    const integration = new LambdaIntegration(handler)
    const routes = [
      ...lambdaRoutes.map((key) => this.api.addRoute(key, { integration, returnResponse: key === 'ping' })),
      this.api.addRoute('$default', { integration: new WebSocketMockIntegration('Ignored') }),
    ]
    for (const route of routes)
      Validations.of(route).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason:
          'A connection is opened with a one-use ticket of the API, which its Lambda checks with the page’s origin.',
      })
    this.stage = addStage(this, this.api, props)
    this.stage.node.addDependency(...routes)
    handler.addPermission('SocketApi', {
      scope: this,
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({
        service: 'execute-api',
        resource: this.api.apiId,
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
        resourceName: `${this.stage.stageName}/*`,
      }),
    })
  }
}

/**
 * The stage is called `socket`, so that the path is the same with and without the site in front. Its log needs the
 * account's role for logs, which the runbook sets up.
 */
function addStage(scope: Construct, api: WebSocketApi, props: DeploymentProps): WebSocketStage {
  const { requestsPerSecond, burst } = props.deployment.sizes
  const accessLog = new LogGroup(scope, 'AccessLog', {
    logGroupName: `/aws/vendedlogs/${prefixOf(props)}-socket`,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  // Its own log of executions stays off: it has queries, and so tickets.
  return new WebSocketStage(scope, 'Stage', {
    webSocketApi: api,
    stageName: 'socket',
    autoDeploy: true,
    throttle: { rateLimit: requestsPerSecond, burstLimit: burst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLog),
      format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
    },
  })
}

/** No addresses, and no field has the query. */
const accessLogFields = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  connection: '$context.connectionId',
  status: '$context.status',
  lambdaLatency: '$context.integrationLatency',
  error: '$context.error.messageString',
}
