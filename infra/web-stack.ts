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
  HeadersFrameOption,
  HeadersReferrerPolicy,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { SiteFiles } from './constructs/site-files.ts'
import type { DataStack } from './data-stack.ts'
import { type DeploymentProps, region, stackProps } from './deployment-props.ts'
import type { IdentityStack } from './identity-stack.ts'
import { hstsSeconds, securityHeaders } from './security-headers.ts'

type WebStackProps = DeploymentProps & { api: HttpApi; identity: IdentityStack; data: DataStack; site?: string }

/** One origin for everything a browser sees: the site from a private bucket, the API under `/api`. */
export class WebStack extends Stack {
  readonly siteUrl: string

  constructor(scope: Construct, props: WebStackProps) {
    super(scope, 'Web', stackProps(props, 'web', 'The site and its CDN'))
    const bucket = addSiteBucket(this)
    const distribution = addDistribution(this, bucket, props)
    if (props.site) new SiteFiles(this, { ...props, site: props.site, bucket, distribution })
    this.siteUrl = `https://${props.deployment.domain?.name ?? distribution.domainName}`
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
    reason: 'Holds the public site alone, read by nobody but CloudFront; there is no access worth a log.',
  })
  return bucket
}

function addDistribution(stack: Stack, bucket: Bucket, props: WebStackProps): Distribution {
  const { domain } = props.deployment
  const responseHeadersPolicy = addHeaders(stack, props.data)
  const common = { responseHeadersPolicy, viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true }
  const distribution = new Distribution(stack, 'Distribution', {
    comment: `${props.tenant.name} (${props.stage})`,
    ...(domain && {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(stack, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
    priceClass: PriceClass.PRICE_CLASS_ALL, // South African edges are in no smaller class
    defaultRootObject: 'index.html',
    defaultBehavior: {
      ...common,
      origin: S3BucketOrigin.withOriginAccessControl(bucket),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [{ function: addFallback(stack), eventType: FunctionEventType.VIEWER_REQUEST }],
    },
    additionalBehaviors: { 'api/*': { ...common, ...apiBehaviour(props.api) } },
  })
  Validations.of(distribution).acknowledge(
    { id: 'AwsSolutions-CFR1', reason: 'Locums look for work while abroad; no country is shut out.' },
    {
      id: 'AwsSolutions-CFR2',
      reason:
        'The API is throttled and every operation signed in or read-only; a web application firewall is a choice per tenant, for its monthly price.',
    },
    {
      id: 'AwsSolutions-CFR3',
      reason:
        'CloudFront’s log is a list of visitors’ addresses; the API’s access log tells what an operator needs without them.',
    },
    ...(domain
      ? []
      : [
          {
            id: 'AwsSolutions-CFR4',
            reason:
              'Without a domain of its own the site uses CloudFront’s certificate, whose protocol version cannot be chosen.',
          },
        ]),
  )
  return distribution
}

const apiBehaviour = (api: HttpApi): BehaviorOptions => ({
  origin: new HttpOrigin(`${api.apiId}.execute-api.${region}.amazonaws.com`),
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
})

/**
 * Pages are routes of the single-page app. Error responses would do the same to the API's 404s; a function sees the
 * site's requests only.
 */
const addFallback = (stack: Stack): EdgeFunction =>
  new EdgeFunction(stack, 'PageFallback', {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(
      "function handler(event) { var request = event.request; if (!/\\.[^/]*$/.test(request.uri)) request.uri = '/index.html'; return request }",
    ),
  })

function addHeaders(stack: Stack, { documents }: DataStack): ResponseHeadersPolicy {
  const documentsOrigin = `https://${documents.bucketRegionalDomainName}`
  const headers = securityHeaders({
    connect: [`https://cognito-idp.${region}.amazonaws.com`, documentsOrigin],
    images: [documentsOrigin],
  })
  const override = true
  return new ResponseHeadersPolicy(stack, 'SecurityHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'], override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(hstsSeconds),
        includeSubdomains: true,
        override,
      },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
    },
    customHeadersBehavior: {
      customHeaders: [
        ...(['permissions-policy', 'cross-origin-opener-policy'] as const).map((header) => ({
          header,
          value: headers[header],
          override,
        })),
        // What says nothing of its own is a refusal by API Gateway or S3, and nobody should keep that.
        { header: 'cache-control', value: 'no-store', override: false },
      ],
    },
  })
}
