import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { logger } from '#functions/platform/logger.ts'

/**
 * Reads a channel's queue; messages that could not be sent are retried for hours. Copies of a message are sent one
 * after the other, so that the second finds the first recorded.
 */
export const channelConsumer =
  (send: (message: unknown) => Promise<void>) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const failed: string[] = []
    // A message that can't be parsed fails alone, like one that can't be sent.
    const sendOne = async (body: string) => send(JSON.parse(body))
    const groups = Map.groupBy(Records, ({ attributes, messageId }) => attributes.MessageGroupId ?? messageId)
    const sendGroup = async (records: SQSEvent['Records']) => {
      for (const { messageId, body } of records) {
        await sendOne(body).catch((error: unknown) => {
          logger.warn('message not sent', { messageId, reason: (error as Error).name })
          failed.push(messageId)
        })
      }
    }
    await Promise.all([...groups.values()].map(sendGroup))
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
  }
