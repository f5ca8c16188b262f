import { Validations } from 'aws-cdk-lib'
import { CachePolicy, Distribution, ViewerProtocolPolicy } from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { DeploymentProps } from '#infra/deployment-props.ts'
import { liveChatHeaders } from '#infra/security-headers.ts'
import type { LiveChat } from '#infra/tenants/define-deployment.ts'
import { responseHeaders } from './response-headers.ts'

type LiveChatSiteProps = DeploymentProps & { bucket: Bucket; liveChat: LiveChat }

/** The live chat's page on an origin of its own: the folder `live-chat` of the site's bucket (decision 197). */
export class LiveChatSite extends Construct {
  readonly origin: string

  constructor(scope: Construct, { bucket, liveChat, tenant, stage, deployment }: LiveChatSiteProps) {
    super(scope, 'LiveChat')
    // CloudFront names of sites are known only after this one; the page itself checks the site's exact origin.
    const sites = [`https://${deployment.domain?.name ?? '*.cloudfront.net'}`]
    const distribution = new Distribution(this, 'Distribution', {
      comment: `${tenant.name} (${stage}): live chat`,
      defaultRootObject: 'chat.html',
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(bucket, { originPath: '/live-chat' }),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        compress: true,
        responseHeadersPolicy: responseHeaders(this, 'Headers', liveChatHeaders(liveChat.sources, sites)),
      },
    })
    acknowledge(distribution)
    this.origin = `https://${distribution.domainName}`
  }
}

const acknowledge = (distribution: Distribution) =>
  Validations.of(distribution).acknowledge(
    { id: 'AwsSolutions-CFR1', reason: 'Like the site, which no country is blocked from.' },
    { id: 'AwsSolutions-CFR2', reason: 'Three public files, without anything behind them.' },
    { id: 'AwsSolutions-CFR3', reason: 'CloudFront’s log would collect visitors’ addresses, for three public files.' },
    { id: 'AwsSolutions-CFR4', reason: 'It uses CloudFront’s certificate, whose protocol version can’t be set.' },
  )
