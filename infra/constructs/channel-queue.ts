import { Duration } from 'aws-cdk-lib'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { AlarmedQueue, type AlarmedQueueProps } from './alarmed-queue.ts'

/** How long a sender of a channel may take for a batch. */
export const sendingTime = Duration.seconds(30)

/**
 * The way of notifications to one channel. What cannot be sent is tried every three minutes for five hours, and then
 * calls a person: what waits while a service is down for an hour is sent without an operator. FIFO, so that copies of a
 * message are never in flight together.
 */
export class ChannelQueue extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string, alarm: Omit<AlarmedQueueProps, 'fifo'>) {
    super(scope, id)
    const deadLetters = new AlarmedQueue(this, 'Dead', { ...alarm, fifo: true })
    this.queue = new Queue(this, 'Queue', {
      fifo: true,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Six times what a batch may take, as Lambda wants it.
      visibilityTimeout: Duration.seconds(6 * sendingTime.toSeconds()),
      retentionPeriod: Duration.days(14),
      deadLetterQueue: { queue: deadLetters.queue, maxReceiveCount: 100 },
    })
  }

  /** At most five at once: a service that is down, or slow, takes none of the other Lambdas' room. */
  feed(sender: LambdaFunction): void {
    sender.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 10, maxConcurrency: 5, reportBatchItemFailures: true }),
    )
  }
}
