import { useQueryClient } from '@tanstack/react-query'
import { messagesContract } from '#shared/messages/messages.contract.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { type PartyIds, conversationKey } from './conversation.api.ts'

/** Blocks a conversation, and allows it again. */
export function useBlockCommands(parties: PartyIds) {
  const client = useQueryClient()
  const request = () => ({ params: { receivedByID: parties.own, sentByID: parties.other } })
  const onSuccess = () => client.invalidateQueries({ queryKey: conversationKey(parties) })
  return {
    block: useApiMutation(messagesContract.blockConversation, request, { onSuccess }),
    unblock: useApiMutation(messagesContract.unblockConversation, request, { onSuccess }),
  }
}
