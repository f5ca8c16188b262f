import { Duration, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { EventsEnv } from '../functions/jobs/events.env.ts'
import { AlarmedQueue } from './constructs/alarmed-queue.ts'
import { reading, writing } from './constructs/grants.ts'
import { ServiceFunction } from './constructs/service-function.ts'
import type { Tables } from './data-stack.ts'
import { type DeploymentProps, stackProps } from './deployment-props.ts'

type EventsStackProps = DeploymentProps & { tables: Tables }

/** What follows a command: its events, from the commands table's stream to notifications, mails and follow-up commands. */
export class EventsStack extends Stack {
  constructor(scope: Construct, props: EventsStackProps) {
    super(scope, 'Events', stackProps(props, 'events', 'Notifications and follow-ups'))
    const alarms = new Topic(this, 'Alarms', { enforceSSL: true })
    alarms.addSubscription(new EmailSubscription(props.deployment.alarmMailbox))
    const deadLetters = new AlarmedQueue(this, 'DeadEvents', {
      alarms,
      what: 'An event could not be handled: somebody has not been told of something that happened.',
      runbook: 'An event could not be handled',
    })
    const { function: consumer } = new ServiceFunction(this, { ...props, name: 'events', env: EventsEnv, values: {...writing(props.tables,'users')} })
    consumer.addEventSource(
      new DynamoEventSource(props.tables.commands, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 25,
        parallelizationFactor: 4,
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
