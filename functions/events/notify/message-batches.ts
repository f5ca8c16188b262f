import type { EventId } from '#shared/kernel/ids.ts'
import type {
  AddressMessage,
  EndpointsMessage,
  InviteMessage,
  UserMessage,
} from '#functions/events/channels/channel-message.ts'
import { sendEntries } from '#functions/events/send-entries.ts'

type Message = UserMessage | AddressMessage | EndpointsMessage | InviteMessage

/** `mail` sends at once; the others first wait for what else is due to the same user. */
export type QueueName = 'mail' | 'collectedMail' | 'push'

type Waiting = { message: Message; group: string }

const sendAll = (queue: string, messages: Map<EventId, Waiting>): Promise<void> =>
  sendEntries(
    queue,
    [...messages].map(([id, { message, group }]) => ({
      MessageBody: JSON.stringify(message),
      MessageGroupId: group,
      MessageDeduplicationId: id,
    })),
  )

/** Collects the messages of an event, so that they go to the channels in batches. */
export const messageBatches = <Name extends string>(queues: Record<Name, string>) => {
  const waiting = new Map<Name, Map<EventId, Waiting>>()
  return {
    /** What has one group is never sent at the same time: copies of a message, and what is due to one user. */
    add: (channel: Name, id: EventId, message: Message, group: string = id): void => {
      waiting.set(channel, (waiting.get(channel) ?? new Map()).set(id, { message, group }))
    },
    /** If one queue fails, the other channels still get their messages; the event fails at the end. */
    flush: async (): Promise<void> => {
      const sendings = await Promise.allSettled(
        [...waiting].map(([channel, messages]) => sendAll(queues[channel], messages)),
      )
      const refused = sendings.find(({ status }) => status === 'rejected')
      if (refused?.status === 'rejected') throw refused.reason
    },
  }
}

export type MessageBatches = ReturnType<typeof messageBatches<QueueName>>
