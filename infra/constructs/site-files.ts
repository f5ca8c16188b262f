import { Duration, Validations } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { type DeploymentProps, region } from '#infra/deployment-props.ts'
import type { IdentityStack } from '#infra/identity-stack.ts'
import type { Site } from '#infra/built-site.ts'
import { configSeed } from '#infra/seed/config-seed.ts'
import { BRANDED, UPLOADED } from '#shared/tenants/site-files.ts'

type SiteFilesProps = DeploymentProps & {
  bucket: Bucket
  distribution: Distribution
  identity: IdentityStack
  site: Site
  siteUrl: string
  /** Of the live chat's page, where the tenant has a live chat. */
  chatOrigin: string | undefined
}

/** Uploads the built site with the deployment's configuration; what has the tenant's brand is published from these. */
export class SiteFiles extends Construct {
  readonly config: object
  readonly uploaded: BucketDeployment

  constructor(scope: Construct, props: SiteFilesProps) {
    super(scope, 'SiteFiles')
    const { bucket, distribution, identity, siteUrl, chatOrigin, tenant, deployment, options } = props
    const { folder: site } = props.site
    const { liveChat, plans } = deployment
    this.config = {
      region,
      tenantId: tenant.tenantId,
      apiUrl: '/api',
      socketUrl: '/socket',
      userPoolId: identity.userPool.userPoolId,
      userPoolClientId: identity.client.userPoolClientId,
      authFlow: 'USER_SRP_AUTH',
      ...(plans && { plans }),
      ...(liveChat && chatOrigin && { liveChat: { url: chatOrigin, vendor: liveChat.vendor } }),
    }
    // Named by content hash, so cached for ever; earlier ones stay for pages that are still open.
    const assets = new BucketDeployment(this, 'Assets', {
      destinationBucket: bucket,
      sources: [Source.asset(site, { exclude: ['*', '!assets', '!assets/**', '**/*.map'] })],
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      prune: false,
    })
    this.uploaded = new BucketDeployment(this, 'Pages', {
      destinationBucket: bucket,
      sources: [
        Source.asset(site, { exclude: ['assets', ...Object.values(BRANDED), '**/*.map'] }),
        Source.jsonData(UPLOADED.config, this.config),
        Source.jsonData(UPLOADED.seed, configSeed({ tenant, options })),
        ...(liveChat ? [Source.jsonData('live-chat/config.json', { sites: [siteUrl], script: liveChat.script })] : []),
      ],
      cacheControl: [CacheControl.noCache()],
      prune: false,
      distribution,
      distributionPaths: ['/*'],
    })
    this.uploaded.node.addDependency(assets)
    acknowledgeUploader(assets)
  }
}

/** The CDK's own Lambda copies the files during a deployment, with a role that the CDK defines. */
function acknowledgeUploader({ handlerRole }: BucketDeployment) {
  const uploader = handlerRole.node.scope
  if (!uploader) throw new Error('The uploader of the site has no role of its own.')
  const reason =
    'The CDK’s own uploader of site files, which only reads the deployment’s assets and writes the public site.'
  const asset = 'Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-eu-west-1/*'
  const wildcards = [
    'Action::s3:GetBucket*',
    'Action::s3:GetObject*',
    'Action::s3:List*',
    'Action::s3:Abort*',
    'Action::s3:DeleteObject*',
    asset,
  ]
  Validations.of(uploader).acknowledge(
    { id: 'AwsSolutions-L1', reason: 'The CDK chooses and updates the runtime of its own uploader.' },
    {
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      reason,
    },
    ...[...wildcards, 'Resource::<SiteE53D7754.Arn>/*'].map((finding) => ({
      id: `AwsSolutions-IAM5[${finding}]`,
      reason,
    })),
    {
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'The CDK’s uploader has CloudFront’s GetInvalidation and CreateInvalidation for all distributions.',
    },
  )
}
