import { Duration, Validations } from 'aws-cdk-lib'
import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'

/** `fifo` for the dead-letter queue of a FIFO queue. */
export type AlarmedQueueProps = { alarms: ITopic; what: string; runbook: string; fifo?: true }

/** A dead-letter queue. Any message in it raises an alarm that names the runbook's entry. */
export class AlarmedQueue extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string, { alarms, what, runbook, fifo }: AlarmedQueueProps) {
    super(scope, id)
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      fifo,
      retentionPeriod: Duration.days(14),
    })
    Validations.of(this.queue).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is itself a dead-letter queue; its alarm notifies the operator.',
    })
    this.queue
      .metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1), statistic: 'Maximum' })
      .createAlarm(this, 'Alarm', {
        alarmDescription: `${what} See docs/runbook.md, “${runbook}”.`,
        threshold: 1,
        evaluationPeriods: 1,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      })
      .addAlarmAction(new SnsAction(alarms))
  }
}
