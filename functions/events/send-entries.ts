import { SendMessageBatchCommand, SQSClient, type SendMessageBatchRequestEntry } from '@aws-sdk/client-sqs'
import { clientDefaults } from '#functions/platform/aws/client-defaults.ts'

const BATCH = 10

const sqs = new SQSClient({ ...clientDefaults, useQueueUrlAsEndpoint: false })

/** Sends any number of messages to a queue, and fails at the end if it has not accepted one of them. */
export const sendEntries = async (
  QueueUrl: string,
  entries: readonly Omit<SendMessageBatchRequestEntry, 'Id'>[],
): Promise<void> => {
  const refused: (string | undefined)[] = []
  for (let at = 0; at < entries.length; at += BATCH) {
    const Entries = entries.slice(at, at + BATCH).map((entry, index) => ({ Id: String(index), ...entry }))
    const { Failed = [] } = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }))
    refused.push(...Failed.map(({ Code }) => Code))
  }
  if (refused.length > 0) throw new Error(`The queue did not accept a message: ${refused[0]}`)
}
