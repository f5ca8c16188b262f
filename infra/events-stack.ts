import { type CfnElement, Duration, Stack, Validations } from 'aws-cdk-lib'
import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, FilterRule, type Function as LambdaFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Topic } from 'aws-cdk-lib/aws-sns'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { ContextAttribute, Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import type { Construct } from 'constructs'
import { addLiveQueue } from './constructs/live-queue.ts'
import { AlarmedQueue } from './constructs/alarmed-queue.ts'
import { ChannelQueue } from './constructs/channel-queue.ts'
import { secretAccess, sendAccess } from './constructs/grants.ts'
import { ServiceFunction } from './constructs/service-function.ts'
import type { Tables } from './data-stack.ts'
import type { IdentityStack } from './identity-stack.ts'
import { type DeploymentProps, stackProps } from './deployment-props.ts'
import { collectSeconds, readSeconds } from './push.ts'

type EventsStackProps = DeploymentProps & {
  tables: Tables
  documents: Bucket
  identity: IdentityStack
  lookupKey: ISecret
}

/**
 * Events come by the commands table's stream to two readers, the most that a shard supports: notifications and
 * follow-ups. Deployed before the API, so that the readers know an event before it is first written.
 */
export class EventsStack extends Stack {
  readonly alarms: Topic
  readonly queues: ChannelQueues
  readonly liveQueue: Queue

  constructor(scope: Construct, props: EventsStackProps) {
    super(scope, 'Events', stackProps(props, 'events', 'Notifications and follow-ups'))
    this.alarms = addAlarms(this, props)
    this.queues = addQueues(this, props, this.alarms)
    this.liveQueue = addLiveQueue(this, this.alarms)
    this.readStream(props, addNotify(this, props, this.queues, this.liveQueue), {
      id: 'DeadNotifications',
      what: 'An event could not be notified: a user has missed a notification.',
      runbook: 'An event could not be notified',
    })
    this.readStream(props, addReact(this, props, this.queues), {
      id: 'DeadReactions',
      what: 'The follow-up of an event failed.',
      runbook: 'A reaction could not be done',
    })
    this.runAgenda(props)
  }

  /** Without retries: the next minute does what this one could not. */
  private runAgenda(props: EventsStackProps) {
    const agenda = new ServiceFunction(this, {
      ...props,
      name: 'agenda',
      values: {},
      timeout: Duration.seconds(55),
    })
    const role = new Role(this, 'AgendaCaller', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') })
    const logicalId = this.getLogicalId(agenda.function.node.defaultChild as CfnElement)
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${logicalId}.Arn>:*]`,
      reason: 'The right to call a function includes its versions and aliases.',
    })
    new Schedule(this, 'AgendaSchedule', {
      description: 'Runs what is due',
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      target: new LambdaInvoke(agenda.function, {
        role,
        retryAttempts: 0,
        maxEventAge: Duration.minutes(1),
        input: ScheduleTargetInput.fromObject({ time: ContextAttribute.scheduledTime }),
      }),
    })
    agenda.function
      .metricErrors({ period: Duration.minutes(5) })
      .createAlarm(this, 'AgendaAlarm', {
        alarmDescription:
          'Something that was due could not be done. See docs/runbook.md, “An agenda entry could not be done”.',
        threshold: 1,
        evaluationPeriods: 1,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      })
      .addAlarmAction(new SnsAction(this.alarms))
  }

  private readStream(
    { tables }: EventsStackProps,
    reader: LambdaFunction,
    { id, ...alarm }: { id: string; what: string; runbook: string },
  ) {
    const deadLetters = new AlarmedQueue(this, id, { alarms: this.alarms, ...alarm })
    reader.addEventSource(
      new DynamoEventSource(tables.commands, {
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

function addAlarms(stack: Stack, { deployment }: EventsStackProps): Topic {
  const alarms = new Topic(stack, 'Alarms', { enforceSSL: true })
  alarms.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com')) // the policy above replaces the one that allowed this
  alarms.addSubscription(new EmailSubscription(deployment.alarmMailbox))
  return alarms
}

export type ChannelQueues = Record<'mail' | 'collectedMail' | 'push' | 'site', ChannelQueue>

/** What is about an account is mailed at once; everything else waits a minute for what else is due to the same user. */
function addQueues(stack: Stack, props: EventsStackProps, alarms: Topic): ChannelQueues {
  const [pushDelay, mailDelay] = [collectSeconds(props), readSeconds(props)].map((wait) => Duration.seconds(wait))
  const mail = { alarms, what: 'A mail could not be sent for five hours.', runbook: 'A mail could not be sent' }
  const site = { alarms, what: 'The site shows an earlier brand.', runbook: 'The site could not be published' }
  const push = { alarms, what: 'A push could not be sent for five hours.', runbook: 'A push could not be sent' }
  return {
    mail: new ChannelQueue(stack, 'Mail', mail),
    collectedMail: new ChannelQueue(stack, 'CollectedMail', { ...mail, delay: mailDelay }),
    push: new ChannelQueue(stack, 'Push', { ...push, delay: pushDelay }),
    site: new ChannelQueue(stack, 'Site', { ...site, attempts: 10 }),
  }
}

function addNotify(stack: Stack, props: EventsStackProps, queues: ChannelQueues, live: Queue): LambdaFunction {
  return new ServiceFunction(stack, {
    ...props,
    name: 'notify',
    values: {
      MAIL_QUEUE_URL: sendAccess(queues.mail.queue),
      COLLECTED_MAIL_QUEUE_URL: sendAccess(queues.collectedMail.queue),
      PUSH_QUEUE_URL: sendAccess(queues.push.queue),
      COLLECT_SECONDS: String(collectSeconds(props)),
      TENANT_ID: props.tenant.tenantId,
      LIVE_QUEUE_URL: sendAccess(live),
    },
    timeout: Duration.seconds(60),
  }).function
}

function addReact(stack: Stack, props: EventsStackProps, queues: ChannelQueues): LambdaFunction {
  const { userPool } = props.identity
  const react = new ServiceFunction(stack, {
    ...props,
    name: 'react',
    values: {
      USER_POOL_ID: userPool.userPoolId,
      LOOKUP_SECRET: secretAccess(props.lookupKey),
      SITE_QUEUE_URL: sendAccess(queues.site.queue),
    },
    timeout: Duration.seconds(60),
  })
  react.role.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['cognito-idp:AdminUserGlobalSignOut', 'cognito-idp:AdminDeleteUser'],
      resources: [userPool.userPoolArn],
    }),
  )
  return react.function
}
