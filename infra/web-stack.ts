import { CfnOutput, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type IResponseHeadersPolicy,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { addPublisher, publishAfter } from './constructs/brand-publisher.ts'
import { LiveChatSite } from './constructs/live-chat-site.ts'
import { responseHeaders } from './constructs/response-headers.ts'
import { SiteFiles } from './constructs/site-files.ts'
import type { DataStack } from './data-stack.ts'
import { type DeploymentProps, prefixOf, region, stackProps } from './deployment-props.ts'
import type { ChannelQueues } from './events-stack.ts'
import type { IdentityStack } from './identity-stack.ts'
import type { Site } from './built-site.ts'
import { securityHeaders } from './security-headers.ts'
import type { SocketApi } from './socket-api.ts'

type WebStackProps = DeploymentProps & {
  api: HttpApi
  socket: SocketApi
  identity: IdentityStack
  data: DataStack
  queues: ChannelQueues
  site?: Site
}

/** One origin for the browser: the site from a private bucket, the API under `/api`, connections at `/socket`. */
export class WebStack extends Stack {
  readonly siteUrl: string

  constructor(scope: Construct, props: WebStackProps) {
    super(scope, 'Web', stackProps(props, 'web', 'The site and its CDN'))
    const bucket = addSiteBucket(this)
    const { data, site } = props
    const { liveChat } = props.deployment
    const chatOrigin = liveChat && new LiveChatSite(this, { ...props, bucket, liveChat }).origin
    const distribution = addDistribution(this, bucket, props, chatOrigin)
    this.siteUrl = `https://${props.deployment.domain?.name ?? distribution.domainName}`
    const publisher = addPublisher(this, { ...props, tables: data.tables, documents: data.documents, bucket })
    if (site) {
      const files = new SiteFiles(this, { ...props, site, bucket, distribution, siteUrl: this.siteUrl, chatOrigin })
      const { config, uploaded } = files
      publishAfter({ build: site.build, config, files: uploaded }, publisher)
    }
    new CfnOutput(this, 'SiteUrl', { value: this.siteUrl })
    new CfnOutput(this, 'DistributionDomainName', { value: distribution.domainName })
  }
}

function addSiteBucket(stack: Stack): Bucket {
  const bucket = new Bucket(stack, 'Site', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    versioned: true,
    lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
    removalPolicy: RemovalPolicy.RETAIN,
  })
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'Contains only the public site and is read only by CloudFront, so an access log would have no use.',
  })
  return bucket
}

function addDistribution(stack: Stack, bucket: Bucket, props: WebStackProps, frame?: string): Distribution {
  const { domain } = props.deployment
  const responseHeadersPolicy = addHeaders(stack, props, frame)
  const common = { responseHeadersPolicy, viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true }
  const distribution = new Distribution(stack, 'Distribution', {
    comment: `${props.tenant.name} (${props.stage})`,
    ...(domain && {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(stack, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
    priceClass: PriceClass.PRICE_CLASS_ALL, // smaller classes have no South African edge locations
    defaultRootObject: 'index.html',
    defaultBehavior: {
      ...common,
      origin: S3BucketOrigin.withOriginAccessControl(bucket),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [{ function: addFallback(stack, props), eventType: FunctionEventType.VIEWER_REQUEST }],
    },
    additionalBehaviors: apiBehaviours(stack, props, common),
  })
  Validations.of(distribution).acknowledge(
    { id: 'AwsSolutions-CFR1', reason: 'Locums look for work from abroad, so no country is blocked.' },
    {
      id: 'AwsSolutions-CFR2',
      reason:
        'The API is throttled, and every operation needs sign-in or is read-only; a web application firewall is an option per tenant, at a monthly price.',
    },
    {
      id: 'AwsSolutions-CFR3',
      reason: 'CloudFront’s log would collect visitors’ addresses; the API’s access log has what an operator needs.',
    },
    ...(domain
      ? []
      : [
          {
            id: 'AwsSolutions-CFR4',
            reason:
              'Without its own domain the site uses CloudFront’s certificate, whose protocol version can’t be set.',
          },
        ]),
  )
  return distribution
}

/**
 * The APIs' stages are called as their paths. `Accept-Encoding` is forwarded as it came: the Lambdas compress, so
 * CloudFront must not.
 */
function apiBehaviours(
  stack: Stack,
  props: WebStackProps,
  common: Partial<BehaviorOptions>,
): Record<string, BehaviorOptions> {
  const { api, socket, deployment } = props
  const siteHost = deployment.domain
    ? undefined
    : [{ function: addSiteHost(stack, props), eventType: FunctionEventType.VIEWER_REQUEST }]
  const behaviour = (apiId: string): BehaviorOptions => ({
    ...common,
    origin: new HttpOrigin(`${apiId}.execute-api.${region}.amazonaws.com`),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    compress: false,
    ...(siteHost && { functionAssociations: siteHost }),
  })
  return { 'api/*': behaviour(api.apiId), socket: behaviour(socket.api.apiId) }
}

/**
 * Links in calendar files and the check of a connection's origin need the site's address, which without a domain is
 * known only to CloudFront. The CDK's own names of such functions are the same in every tenant's stack.
 */
const addSiteHost = (stack: Stack, props: DeploymentProps): EdgeFunction =>
  new EdgeFunction(stack, 'SiteHost', {
    functionName: `${prefixOf(props)}-site-host`,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(
      "function handler(event) { var headers = event.request.headers; headers['x-site-host'] = { value: headers.host.value }; return event.request }",
    ),
  })

/**
 * Pages are routes of the single-page app. A function is used rather than error responses, which would also replace the
 * API's 404s.
 */
const addFallback = (stack: Stack, props: DeploymentProps): EdgeFunction =>
  new EdgeFunction(stack, 'PageFallback', {
    functionName: `${prefixOf(props)}-page-fallback`,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(
      "function handler(event) { var request = event.request; if (!/\\.[^/]*$/.test(request.uri)) request.uri = /^\\/(sign-in)?$/.test(request.uri) ? '/sign-in.html' : '/index.html'; return request }",
    ),
  })

function addHeaders(
  stack: Stack,
  { data: { documents }, site }: WebStackProps,
  frame: string | undefined,
): IResponseHeadersPolicy {
  const documentsOrigin = `https://${documents.bucketRegionalDomainName}`
  const headers = securityHeaders({
    connect: [`https://cognito-idp.${region}.amazonaws.com`, documentsOrigin],
    images: [documentsOrigin],
    ...site?.hashes,
    frame,
  })
  // Responses without this header are errors of API Gateway or S3, which must not be cached.
  return responseHeaders(stack, 'SecurityHeaders', headers, { 'cache-control': 'no-store' })
}
