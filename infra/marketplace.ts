import type { App } from 'aws-cdk-lib'
import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { ApiStack } from './api-stack.ts'
import { ChannelsStack } from './channels-stack.ts'
import { DataStack } from './data-stack.ts'
import type { DeploymentProps } from './deployment-props.ts'
import { EventsStack } from './events-stack.ts'
import { IdentityStack } from './identity-stack.ts'
import { WebStack } from './web-stack.ts'

/** Behaviours of the CDK that this product relies on, in code so that they hold with and without its command line. */
export const featureFlags = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
}

type MarketplaceProps = DeploymentProps & {
  /** The built site to upload; on a laptop the gateway serves it instead. */
  site?: string
}

/** One tenant's deployment: the same six stacks everywhere, a laptop included. */
export function addMarketplace(app: App, props: MarketplaceProps): void {
  const data = new DataStack(app, props)
  const { tables, documents, liveChatKey } = data
  const identity = new IdentityStack(app, { ...props, tables })
  const events = new EventsStack(app, { ...props, tables, documents, identity })
  const apiStack = new ApiStack(app, { ...props, tables, documents, identity, liveChatKey })
  // A release's new events are known to their readers before the API writes the first.
  apiStack.addDependency(events)
  const { siteUrl } = new WebStack(app, { ...props, api: apiStack.api, identity, data })
  new ChannelsStack(app, { ...props, tables, mailQueue: events.mailQueue, siteUrl })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
}
