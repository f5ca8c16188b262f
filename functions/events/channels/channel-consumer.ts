import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { logger } from '#functions/platform/logger.ts'

/**
 * Reads a channel's queue. What could not be sent comes again after a while, for hours. A message's copies are one
 * group: they are sent one after the other, here and by the queue, so that a second finds the first recorded.
 */
export const channelConsumer =
  (send: (message: unknown) => Promise<void>) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const failed: string[] = []
    // A message that cannot be read fails as one that cannot be sent: by itself.
    const sendOne = async (body: string) => send(JSON.parse(body))
    const groups = Map.groupBy(Records, ({ attributes }) => attributes.MessageGroupId)
    const sendGroup = async (records: SQSEvent['Records']) => {
      for (const { messageId, body } of records) {
        await sendOne(body).catch((error: unknown) => {
          logger.warn('not sent', { messageId, reason: (error as Error).name })
          failed.push(messageId)
        })
      }
    }
    await Promise.all([...groups.values()].map(sendGroup))
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
  }
