import { Stack } from 'aws-cdk-lib'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { contracts } from '#shared/api-contract.ts'
import { secretAccess, sessionsAccess } from './constructs/grants.ts'
import { ServiceFunction } from './constructs/service-function.ts'
import type { Tables } from './data-stack.ts'
import { type DeploymentProps, stackProps } from './deployment-props.ts'
import type { IdentityStack } from './identity-stack.ts'
import { pushSettings } from './push.ts'

type FunctionsStackProps = DeploymentProps & {
  tables: Tables
  documents: Bucket
  identity: IdentityStack
  liveChatKey: ISecret
  pushSecret: ISecret
  inviteKey: ISecret
  lookupKey: ISecret
}

/** Thirty megapixels need most of a gigabyte when decoded. */
const memory: Partial<Record<keyof typeof contracts, number>> = { documents: 2048 }

/** The Lambdas that the APIs call. They come before the routes, so that a new route has what answers it. */
export class FunctionsStack extends Stack {
  constructor(scope: Construct, props: FunctionsStackProps) {
    super(scope, 'Functions', stackProps(props, 'functions', 'The Lambdas of the APIs'))
    // A CloudFront name is known only after the APIs are deployed; without a domain, requests carry it.
    const siteUrl = props.deployment.domain ? `https://${props.deployment.domain.name}` : ''
    const values = {
      TENANT_ID: props.tenant.tenantId,
      LINKS_URL: siteUrl,
      SITE_ORIGIN: siteUrl,
      USER_POOL_ID: sessionsAccess(props.identity.userPool),
      LIVE_CHAT_SECRET: secretAccess(props.liveChatKey),
      PUSH_SECRET: secretAccess(props.pushSecret),
      INVITE_SECRET: secretAccess(props.inviteKey),
      LOOKUP_SECRET: secretAccess(props.lookupKey),
      ...pushSettings(props),
    }
    for (const name of Object.keys(contracts) as (keyof typeof contracts)[])
      new ServiceFunction(this, { ...props, name, values, memory: memory[name] })
    new ServiceFunction(this, { ...props, name: 'socket', values })
  }
}
