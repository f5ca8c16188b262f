import { useQueryClient } from '@tanstack/react-query'
import { messagesContract } from '#shared/messages/messages.contract.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { type Between, threadKey } from './thread.api.ts'

/** Blocks a conversation, and allows it again. */
export function useBlockCommands(between: Between) {
  const client = useQueryClient()
  const request = () => ({ params: { receivedByID: between.me, sentByID: between.other } })
  const onSuccess = () => client.invalidateQueries({ queryKey: threadKey(between) })
  return {
    block: useApiMutation(messagesContract.blockConversation, request, { onSuccess }),
    unblock: useApiMutation(messagesContract.unblockConversation, request, { onSuccess }),
  }
}
