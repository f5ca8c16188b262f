import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { messagesContract } from '#shared/messages/messages.contract.ts'
import { now } from '#web/platform/clock.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { useOfflineSince } from '#web/platform/offline.ts'
import { invalidateAfter, useApiMutation } from '#web/platform/use-api-mutation.ts'
import { type PartyIds, receiveMessage, conversationKey } from './conversation.api.ts'
import type { AttachedFile } from './use-attachment.ts'
import { type Unsent, unsentMessages } from './unsent-messages.ts'

/**
 * Sends messages one after the other, in the order in which they were written. They are shown at once; those that found
 * no connection are sent when there is one again.
 */
export function useSend(parties: PartyIds) {
  const client = useQueryClient()
  const { own, other } = parties
  const unsent = unsentMessages(own, other)
  const { mutate } = useApiMutation(
    messagesContract.sendMessage,
    ({ clientId, text, attachment }: Unsent) => ({
      body: {
        receivedByID: other,
        sentByID: own,
        message: text,
        clientId,
        ...(attachment && { attachment: { upload: attachment.upload, name: attachment.name } }),
      },
    }),
    {
      scope: { id: conversationKey(parties).join(' ') },
      onSuccess: (message, { clientId }) => {
        unsent.change(clientId, { state: 'sent' })
        receiveMessage(client, parties, message)
        // The next message doesn't wait for lists.
        void invalidateAfter(client, messagesContract.sendMessage)
      },
      reloadAfter: () => false,
      onError: (error, { clientId }) => {
        const isOffline = error instanceof ApiError && error.errorCode === 'OFFLINE'
        const why = isOffline
          ? ['You’re offline. It will be sent once you are back online.']
          : [error.message, ...errorDetails(error).sentences]
        unsent.change(clientId, { state: 'failed', problem: why.join(' '), isOffline })
        // A refusal may be new, and then takes the place of the text field.
        void client.invalidateQueries({ queryKey: conversationKey(parties) })
      },
    },
  )
  const send = (message: Unsent) => {
    unsent.put(message)
    mutate(message)
  }
  const again = ({ problem: _, isOffline: _offline, ...message }: Unsent) =>
    send({ ...message, at: now(), state: 'sending' })
  const offline = useOfflineSince() !== undefined
  // What another view of the conversation has sent meanwhile is on its way.
  const sendWaiting = useEffectEvent(() => {
    for (const message of unsent.store.get()) if (message.state === 'failed' && message.isOffline) again(message)
  })
  useEffect(() => {
    if (!offline) sendWaiting()
  }, [offline])
  return {
    send: (text: string, attachment: AttachedFile | undefined) =>
      send({ clientId: crypto.randomUUID(), text, attachment, at: now(), state: 'sending' }),
    again,
    remove: ({ clientId }: Unsent) => unsent.remove(clientId),
  }
}
