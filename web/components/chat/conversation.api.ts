import type { QueryClient } from '@tanstack/react-query'
import { conversationsContract } from '#shared/messages/conversations.contract.ts'
import type { ChatPartyId, Message } from '#shared/messages/messages.schema.ts'
import { call } from '#web/platform/api-client.ts'
import { invalidateAfter } from '#web/platform/use-api-mutation.ts'
import { type LoadedConversation, withMessage, withNewest, withOlder } from './loaded-conversation.ts'

/** The party that reads, and the one that it chats with. */
export interface PartyIds {
  own: ChatPartyId
  other: ChatPartyId
}

const paramsOf = ({ own, other }: PartyIds) => ({ receivedByID: own, sentByID: other })

export const conversationKey = ({ own, other }: PartyIds) => ['conversation', own, other] as const

/** Opening a conversation marks it as read, so it is a command; its answers are kept like those of a query. */
export const conversationQuery = (client: QueryClient, parties: PartyIds) => {
  const queryKey = conversationKey(parties)
  return {
    queryKey,
    queryFn: async (): Promise<LoadedConversation> => {
      const page = await call(conversationsContract.openConversation, { params: paramsOf(parties) })
      if (page.summary?.unread) void invalidateAfter(client, conversationsContract.openConversation)
      // As it is now: a message may have been sent meanwhile.
      return withNewest(client.getQueryData<LoadedConversation>(queryKey), page, parties.other)
    },
    // What a link has loaded ahead is not asked for again by the page.
    staleTime: 10_000,
  }
}

/** Nothing that is loaded is new any more. */
export const forgetNew = (client: QueryClient, parties: PartyIds) =>
  client.setQueryData<LoadedConversation>(
    conversationKey(parties),
    (conversation) => conversation && { ...conversation, firstNew: undefined },
  )

/** Adds the page of messages before those that are loaded. */
export async function loadOlder(client: QueryClient, parties: PartyIds, token: string): Promise<void> {
  const page = await call(conversationsContract.openConversation, {
    params: paramsOf(parties),
    query: { NextToken: token },
  })
  client.setQueryData<LoadedConversation>(
    conversationKey(parties),
    (conversation) => conversation && withOlder(conversation, token, page),
  )
}

const MINUTE_MS = 60_000

/** The address of a file, valid for five minutes; not renewed whenever a message is sent. */
export const attachmentQuery = (parties: PartyIds, id: number, size: 'small' | 'large') => ({
  queryKey: ['attachment', parties.own, parties.other, id, size],
  queryFn: () =>
    call(conversationsContract.getAttachmentUrl, { params: { ...paramsOf(parties), id }, query: { size } }),
  staleTime: 4 * MINUTE_MS,
  gcTime: 4 * MINUTE_MS,
})

/** Adds a message that was sent; reads the conversation again if others before it are missing. */
export function receiveMessage(client: QueryClient, parties: PartyIds, message: Message): void {
  const queryKey = conversationKey(parties)
  const conversation = client.getQueryData<LoadedConversation>(queryKey)
  const next = conversation && withMessage(conversation, message)
  if (next) client.setQueryData<LoadedConversation>(queryKey, next)
  else void client.invalidateQueries({ queryKey })
}
