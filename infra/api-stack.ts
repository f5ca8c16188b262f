import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { type CfnStage, HttpApi, HttpRoute, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { contracts } from '#shared/api-contract.ts'
import { calendarFeedContract } from '#shared/calendar-feed/calendar-feed.contract.ts'
import { methodsOf } from '#shared/kernel/define-contract.ts'
import { addContractRoutes } from './constructs/contract-routes.ts'
import { serviceFunction } from './constructs/service-function.ts'
import { type DeploymentProps, prefixOf, stackProps } from './deployment-props.ts'
import type { IdentityStack } from './identity-stack.ts'
import { SocketApi } from './socket-api.ts'

type ApiStackProps = DeploymentProps & { identity: IdentityStack }

/**
 * The HTTP API with one route per operation, and the WebSocket API beside it. All routes are in this stack, whichever
 * Lambda serves them, because a route cannot move to another stack once it is deployed.
 */
export class ApiStack extends Stack {
  readonly api: HttpApi
  readonly socket: SocketApi

  constructor(scope: Construct, props: ApiStackProps) {
    super(scope, 'Api', stackProps(props, 'api', 'The APIs'))
    this.api = new HttpApi(this, 'HttpApi', { apiName: prefixOf(props), createDefaultStage: false })
    const stage = addStage(this, this.api, props)
    const authorizer = new HttpJwtAuthorizer('AccessToken', props.identity.userPool.userPoolProviderUrl, {
      jwtAudience: [props.identity.client.userPoolClientId],
    })
    for (const [name, contract] of Object.entries(contracts))
      addContractRoutes({ api: this.api, name, contract, handler: serviceFunction(this, props, name), authorizer })
    throttleFeeds(this.api, stage, props)
    this.socket = new SocketApi(this, props)
    new CfnOutput(this, 'ApiUrl', { value: `${this.api.apiEndpoint}/api` })
  }
}

/** The stage is called `api`, so that paths are the same with and without the site in front. */
function addStage(stack: Stack, api: HttpApi, props: ApiStackProps): HttpStage {
  const { requestsPerSecond, burst } = props.deployment.sizes
  const accessLog = new LogGroup(stack, 'AccessLog', {
    logGroupName: `/aws/vendedlogs/${prefixOf(props)}-api`, // this prefix keeps API Gateway's access policy short
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  return new HttpStage(stack, 'Stage', {
    httpApi: api,
    stageName: 'api',
    autoDeploy: true,
    throttle: { rateLimit: requestsPerSecond, burstLimit: burst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLog),
      format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
    },
  })
}

/** Calendar programs decide how often they read; their share of the requests leaves room for the site. */
function throttleFeeds(api: HttpApi, stage: HttpStage, { deployment }: ApiStackProps): void {
  const { requestsPerSecond, burst } = deployment.sizes
  const { path } = calendarFeedContract.readCalendarFeed
  const settings = stage.node.defaultChild as CfnStage
  const limits = { ThrottlingRateLimit: requestsPerSecond / 4, ThrottlingBurstLimit: Math.ceil(burst / 4) }
  settings.routeSettings = Object.fromEntries(
    methodsOf(calendarFeedContract.readCalendarFeed).map((method) => [`${method} ${path}`, limits]),
  )
  // CloudFormation refuses the settings of a route that does not exist yet.
  stage.node.addDependency(...api.node.findAll().filter((part) => part instanceof HttpRoute && part.path === path))
}

/** No addresses, path parameters or claims: the Lambda's log has the caller's id under the same request id. */
const accessLogFields = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  latency: '$context.responseLatency',
  lambdaLatency: '$context.integrationLatency',
  bytes: '$context.responseLength',
  authorizerError: '$context.authorizer.error',
  error: '$context.error.messageString',
}
