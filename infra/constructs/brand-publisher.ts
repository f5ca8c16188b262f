import { CustomResource, Duration, Stack } from 'aws-cdk-lib'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { IDependable } from 'constructs'
import type { Tables } from '#infra/data-stack.ts'
import type { DeploymentProps } from '#infra/deployment-props.ts'
import type { ChannelQueues } from '#infra/events-stack.ts'
import { sendingTime } from './channel-queue.ts'
import { siteAccess } from './grants.ts'
import { ServiceFunction } from './service-function.ts'

type PublisherProps = DeploymentProps & { tables: Tables; documents: Bucket; bucket: Bucket; queues: ChannelQueues }

/** Writes the site's files that have the tenant's brand, whenever the tenant is saved. */
export function addPublisher(stack: Stack, props: PublisherProps): ServiceFunction {
  const publisher = new ServiceFunction(stack, {
    ...props,
    name: 'publish',
    values: { TENANT_ID: props.tenant.tenantId, SITE_BUCKET: siteAccess(props.bucket) },
    timeout: sendingTime,
  })
  props.queues.site.feed(publisher.function)
  return publisher
}

type Uploaded = { build: string; config: object; files: IDependable }

/** Also after each deployment that changes something of the site, which first adds what the configuration lacks. */
export function publishAfter({ files, build, config }: Uploaded, publisher: ServiceFunction): void {
  const stack = Stack.of(publisher)
  const published = new CustomResource(stack, 'Published', {
    serviceToken: publisher.function.functionArn,
    resourceType: 'Custom::PublishedSite',
    serviceTimeout: Duration.minutes(2),
    properties: { build, config: stack.toJsonString(config) },
  })
  published.node.addDependency(files)
}
