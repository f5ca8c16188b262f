import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { EventId } from '#shared/kernel/ids.ts'
import type { Channel } from '#functions/stores/notifications.items.ts'
import { clientDefaults } from '#functions/platform/aws/client-defaults.ts'
import type { AddressMessage, NotificationMessage } from '#functions/events/channels/channel-message.ts'

type Message = NotificationMessage | AddressMessage

const BATCH = 10

const sqs = new SQSClient({ ...clientDefaults, useQueueUrlAsEndpoint: false })

const sendBatch = async (QueueUrl: string, messages: Map<EventId, Message>): Promise<void> => {
  const Entries = [...messages].map(([id, message], index) => ({
    Id: String(index),
    MessageBody: JSON.stringify(message),
    // Copies of one message are never in flight together.
    MessageGroupId: id,
    MessageDeduplicationId: id,
  }))
  const { Failed = [] } = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }))
  if (Failed.length > 0) throw new Error(`The queue took no message: ${Failed[0]?.Code}`)
}

/** Collects what an event hands over to the channels, so that it goes there in batches. */
export const handOver = (queues: Record<Channel, string>) => {
  const waiting = new Map<Channel, Map<EventId, Message>>()
  return {
    add: (channel: Channel, id: EventId, message: Message): void => {
      waiting.set(channel, (waiting.get(channel) ?? new Map()).set(id, message))
    },
    flush: async (): Promise<void> => {
      for (const [channel, messages] of waiting) {
        const all = [...messages]
        for (let at = 0; at < all.length; at += BATCH)
          await sendBatch(queues[channel], new Map(all.slice(at, at + BATCH)))
      }
    },
  }
}

export type HandOver = ReturnType<typeof handOver>
