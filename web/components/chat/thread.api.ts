import type { QueryClient } from '@tanstack/react-query'
import { messagesContract } from '#shared/messages/messages.contract.ts'
import type { ChatPartyId, Message } from '#shared/messages/messages.schema.ts'
import { call } from '#web/platform/api-client.ts'
import { invalidateAfter } from '#web/platform/use-api-mutation.ts'
import { type Thread, withMessage, withNewest, withOlder } from './thread.ts'

/** The party that reads, and the one that it chats with. */
export interface Between {
  me: ChatPartyId
  other: ChatPartyId
}

const paramsOf = ({ me, other }: Between) => ({ receivedByID: me, sentByID: other })

export const threadKey = ({ me, other }: Between) => ['conversation', me, other] as const

/** Opening a conversation marks it as read, so it is a command; its answers are kept like those of a query. */
export const threadQuery = (client: QueryClient, between: Between) => {
  const queryKey = threadKey(between)
  return {
    queryKey,
    queryFn: async (): Promise<Thread> => {
      const page = await call(messagesContract.openConversation, { params: paramsOf(between) })
      if (page.summary?.unread) void invalidateAfter(client, messagesContract.openConversation)
      // As it is now: a message may have been sent meanwhile.
      return withNewest(client.getQueryData<Thread>(queryKey), page, between.other)
    },
    // What a link has loaded ahead is not asked for again by the page.
    staleTime: 10_000,
  }
}

/** Nothing that is loaded is new any more. */
export const lookedAt = (client: QueryClient, between: Between) =>
  client.setQueryData<Thread>(threadKey(between), (thread) => thread && { ...thread, firstNew: undefined })

/** Adds the page of messages before those that are loaded. */
export async function loadOlder(client: QueryClient, between: Between, token: string): Promise<void> {
  const page = await call(messagesContract.openConversation, {
    params: paramsOf(between),
    query: { NextToken: token },
  })
  client.setQueryData<Thread>(threadKey(between), (thread) => thread && withOlder(thread, token, page))
}

const MINUTE_MS = 60_000

/** The address of a file, valid for five minutes; not renewed whenever a message is sent. */
export const attachmentQuery = (between: Between, id: number, size: 'small' | 'large') => ({
  queryKey: ['attachment', between.me, between.other, id, size],
  queryFn: () => call(messagesContract.getAttachmentUrl, { params: { ...paramsOf(between), id }, query: { size } }),
  staleTime: 4 * MINUTE_MS,
  gcTime: 4 * MINUTE_MS,
})

/** Adds a message that was sent; reads the conversation again if others before it are missing. */
export function receiveMessage(client: QueryClient, between: Between, message: Message): void {
  const queryKey = threadKey(between)
  const thread = client.getQueryData<Thread>(queryKey)
  const next = thread && withMessage(thread, message)
  if (next) client.setQueryData<Thread>(queryKey, next)
  else void client.invalidateQueries({ queryKey })
}
