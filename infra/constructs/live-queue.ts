import { Duration, type Stack, Validations } from 'aws-cdk-lib'
import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'

/** The time-out of the Lambda that pushes a batch. */
export const pushingTime = Duration.seconds(10)

/** News for open pages, which are worth nothing after minutes: pages that receive none poll. */
export function addLiveQueue(stack: Stack, alarms: ITopic): Queue {
  const queue = new Queue(stack, 'Live', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // Six times the reader's time-out, as Lambda recommends.
    visibilityTimeout: Duration.seconds(6 * pushingTime.toSeconds()),
    retentionPeriod: Duration.minutes(5),
  })
  Validations.of(queue).acknowledge({
    id: 'AwsSolutions-SQS3',
    reason:
      'News that could not be pushed within five minutes are useless; the alarm on their age notifies the operator.',
  })
  queue
    .metricApproximateAgeOfOldestMessage({ period: Duration.minutes(1), statistic: 'Maximum' })
    .createAlarm(stack, 'LiveAlarm', {
      alarmDescription: 'Open pages receive no news. See docs/runbook.md, “Nothing is pushed to open pages”.',
      threshold: 60,
      evaluationPeriods: 3,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
    .addAlarmAction(new SnsAction(alarms))
  return queue
}

/** At most ten batches at once, so that busy chats don't use up the other Lambdas' concurrency. */
export const feedLive = (queue: Queue, reader: LambdaFunction): void =>
  reader.addEventSource(new SqsEventSource(queue, { batchSize: 10, maxConcurrency: 10, reportBatchItemFailures: true }))
