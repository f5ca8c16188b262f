import { Stack } from 'aws-cdk-lib'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { AlarmedQueue } from './constructs/alarmed-queue.ts'
import type { Tables } from './data-stack.ts'
import { type DeploymentProps, stackProps } from './deployment-props.ts'

type EventsStackProps = DeploymentProps & { tables: Tables }

/** What follows a command: its events, from the commands table's stream to notifications, mails and follow-up commands. */
export class EventsStack extends Stack {
  constructor(scope: Construct, props: EventsStackProps) {
    super(scope, 'Events', stackProps(props, 'events', 'Notifications and follow-ups'))
    const alarms = new Topic(this, 'Alarms', { enforceSSL: true })
    alarms.addSubscription(new EmailSubscription(props.deployment.alarmMailbox))
    new AlarmedQueue(this, 'DeadEvents', {
      alarms,
      what: 'An event could not be handled: somebody has not been told of something that happened.',
      runbook: 'An event could not be handled',
    })
  }
}
