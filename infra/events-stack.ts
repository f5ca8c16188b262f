import { Duration, Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, FilterRule, type Function as LambdaFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { EventsEnv } from '#functions/events/events.env.ts'
import { AlarmedQueue } from './constructs/alarmed-queue.ts'
import { exportingFiles } from './constructs/file-grants.ts'
import { reading, writing } from './constructs/grants.ts'
import { ServiceFunction } from './constructs/service-function.ts'
import type { Tables } from './data-stack.ts'
import type { IdentityStack } from './identity-stack.ts'
import { type DeploymentProps, stackProps } from './deployment-props.ts'

/** `siteUrl` is what links in mails begin with. */
type EventsStackProps = DeploymentProps & {
  tables: Tables
  documents: Bucket
  identity: IdentityStack
  siteUrl: string
}

/** What follows a command: its events, from the commands table's stream to notifications, mails and follow-up commands. */
export class EventsStack extends Stack {
  constructor(scope: Construct, props: EventsStackProps) {
    super(scope, 'Events', stackProps(props, 'events', 'Notifications and follow-ups'))
    const alarms = new Topic(this, 'Alarms', { enforceSSL: true })
    alarms.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com')) // the policy above replaces the one that allowed it
    alarms.addSubscription(new EmailSubscription(props.deployment.alarmMailbox))
    const deadLetters = new AlarmedQueue(this, 'DeadEvents', {
      alarms,
      what: 'An event could not be handled: somebody has not been told of something that happened.',
      runbook: 'An event could not be handled',
    })
    const consumer = addConsumer(this, props)
    consumer.addEventSource(
      new DynamoEventSource(props.tables.commands, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 25,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        retryAttempts: 5,
        maxRecordAge: Duration.hours(12),
        onFailure: new SqsDlq(deadLetters.queue),
        filters: [FilterCriteria.filter({ eventName: FilterRule.isEqual('INSERT') })],
      }),
    )
  }
}

function addConsumer(stack: Stack, props: EventsStackProps): LambdaFunction {
  const {
    tables,
    documents,
    tenant,
    siteUrl,
    identity: { userPool },
  } = props
  const { from, identity } = props.deployment.mail
  const consumer = new ServiceFunction(stack, {
    ...props,
    name: 'events',
    env: EventsEnv,
    values: {
      ...writing(tables, 'users', 'offers', 'bookings', 'calendars', 'cards', 'commands'),
      ...reading(tables, 'companies', 'professionals'),
      ...exportingFiles(documents),
      USER_POOL_ID: userPool.userPoolId,
      MAIL_FROM: from,
      BRAND_NAME: tenant.settings.brandName,
      SITE_URL: siteUrl,
    },
    timeout: Duration.seconds(60),
  })
  consumer.role.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [stack.formatArn({ service: 'ses', resource: 'identity', resourceName: identity })],
    }),
  )
  consumer.role.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['cognito-idp:AdminUserGlobalSignOut', 'cognito-idp:AdminDeleteUser'],
      resources: [userPool.userPoolArn],
    }),
  )
  return consumer.function
}
