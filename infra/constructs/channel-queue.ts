import { Duration } from 'aws-cdk-lib'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { AlarmedQueue, type AlarmedQueueProps } from './alarmed-queue.ts'

/** The time-out of a channel's sender for a batch. */
export const sendingTime = Duration.seconds(30)

/** `delay`: how long messages wait for others to the same user. */
type ChannelQueueProps = Omit<AlarmedQueueProps, 'fifo'> & { delay?: Duration; attempts?: number }

/**
 * The queue of one channel. Failed messages are retried every three minutes, by default a hundred times (5 hours),
 * before the alarm is raised, so that short outages need no operator. FIFO, so that copies are never in flight at once.
 */
export class ChannelQueue extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string, { delay, attempts = 100, ...alarm }: ChannelQueueProps) {
    super(scope, id)
    const deadLetters = new AlarmedQueue(this, 'Dead', { ...alarm, fifo: true })
    this.queue = new Queue(this, 'Queue', {
      fifo: true,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      ...(delay && { deliveryDelay: delay }),
      // Six times the sender's time-out, as Lambda recommends.
      visibilityTimeout: Duration.seconds(6 * sendingTime.toSeconds()),
      retentionPeriod: Duration.days(14),
      deadLetterQueue: { queue: deadLetters.queue, maxReceiveCount: attempts },
    })
  }

  /** At most five at once, so that a slow service doesn't use up the other Lambdas' concurrency. */
  feed(sender: LambdaFunction): void {
    sender.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 10, maxConcurrency: 5, reportBatchItemFailures: true }),
    )
  }
}
