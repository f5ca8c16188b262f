import { useQueryClient } from '@tanstack/react-query'
import { messagesContract } from '#shared/messages/messages.contract.ts'
import { now } from '#web/platform/clock.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { invalidateAfter, useApiMutation } from '#web/platform/use-api-mutation.ts'
import { type Between, receiveMessage, threadKey } from './thread.api.ts'
import type { AttachedFile } from './use-attachment.ts'
import { type Unsent, unsentMessages } from './unsent-messages.ts'

/** Sends messages one after the other, in the order in which they were written. They are shown at once. */
export function useSend(between: Between) {
  const client = useQueryClient()
  const { me, other } = between
  const unsent = unsentMessages(me, other)
  const { mutate } = useApiMutation(
    messagesContract.sendMessage,
    ({ clientId, text, attachment }: Unsent) => ({
      body: {
        receivedByID: other,
        sentByID: me,
        message: text,
        clientId,
        ...(attachment && { attachment: { upload: attachment.upload, name: attachment.name } }),
      },
    }),
    {
      scope: { id: threadKey(between).join(' ') },
      onSuccess: (message, { clientId }) => {
        unsent.change(clientId, { state: 'sent' })
        receiveMessage(client, between, message)
        // The next message doesn't wait for lists.
        void invalidateAfter(client, messagesContract.sendMessage)
      },
      reloadAfter: () => false,
      onError: (error, { clientId }) => {
        const problem = [error.message, ...errorDetails(error).sentences].join(' ')
        unsent.change(clientId, { state: 'failed', problem })
        // A refusal may be new, and then takes the place of the text field.
        void client.invalidateQueries({ queryKey: threadKey(between) })
      },
    },
  )
  const send = (message: Unsent) => {
    unsent.put(message)
    mutate(message)
  }
  return {
    send: (text: string, attachment: AttachedFile | undefined) =>
      send({ clientId: crypto.randomUUID(), text, attachment, at: now(), state: 'sending' }),
    again: ({ problem: _, ...message }: Unsent) => send({ ...message, at: now(), state: 'sending' }),
    remove: ({ clientId }: Unsent) => unsent.remove(clientId),
  }
}
