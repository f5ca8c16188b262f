import { type App, Tags, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { ApiStack } from './api-stack.ts'
import { ChannelsStack } from './channels-stack.ts'
import { service } from './constructs/platform-environment.ts'
import { DataStack } from './data-stack.ts'
import type { DeploymentProps } from './deployment-props.ts'
import { EventsStack } from './events-stack.ts'
import { FunctionsStack } from './functions-stack.ts'
import { IdentityStack } from './identity-stack.ts'
import type { Site } from './built-site.ts'
import { WebStack } from './web-stack.ts'

/** CDK feature flags, in code so that they apply with and without the CDK's command line. */
export const featureFlags = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
  '@aws-cdk/core:validateAgainstDefaultRules': true,
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
}

type MarketplaceProps = DeploymentProps & {
  /** The built site to upload; in a local stack the gateway serves it instead. */
  site?: Site
}

/** One tenant's deployment: the same seven stacks in AWS and locally. */
export function addMarketplace(app: App, props: MarketplaceProps): void {
  const data = new DataStack(app, props)
  const { tables, documents, liveChatKey, pushSecret, inviteKey, lookupKey } = data
  const identity = new IdentityStack(app, { ...props, tables })
  const events = new EventsStack(app, { ...props, tables, documents, identity, lookupKey })
  const functions = new FunctionsStack(app, {
    ...props,
    tables,
    documents,
    identity,
    liveChatKey,
    pushSecret,
    inviteKey,
    lookupKey,
  })
  // Readers are deployed first, so that they know new events before the API writes one.
  functions.addStackDependency(events)
  const apiStack = new ApiStack(app, { ...props, identity })
  apiStack.addStackDependency(functions)
  const { api, socket } = apiStack
  const { siteUrl } = new WebStack(app, { ...props, api, socket, identity, data, queues: events.queues })
  new ChannelsStack(app, {
    ...props,
    tables,
    queues: events.queues,
    liveQueue: events.liveQueue,
    pushSecret,
    socket,
    siteUrl,
    inviteKey,
  })
  const tags = { tenant: props.tenant.tenantId, stage: props.stage, service }
  for (const [name, value] of Object.entries(tags)) Tags.of(app).add(name, value)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
}
