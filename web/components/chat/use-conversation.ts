import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '#web/platform/api-error.ts'
import { useDeferredData } from '#web/platform/draw-late.ts'
import { useValue } from '#web/platform/value-store.ts'
import { usePolling } from './polling.ts'
import { notYetIn } from './loaded-conversation.ts'
import { type PartyIds, loadOlder, forgetNew, conversationKey, conversationQuery } from './conversation.api.ts'
import { unsentMessages } from './unsent-messages.ts'

type ConversationQuery = ReturnType<typeof useConversationQuery>

function useConversationQuery(parties: PartyIds) {
  const client = useQueryClient()
  const { conversation: pollMs } = usePolling()
  const { own, other } = parties
  // On coming back, the reader sees what is new since.
  useEffect(
    () => () => {
      forgetNew(client, { own, other })
      void client.invalidateQueries({ queryKey: conversationKey({ own, other }), refetchType: 'none' })
    },
    [client, own, other],
  )
  return useQuery({
    ...conversationQuery(client, parties),
    // What is refused is not asked for again by itself.
    refetchInterval: ({ state }) => !(state.error instanceof ApiError && !state.data) && pollMs,
    refetchOnWindowFocus: 'always',
  })
}

/** The first message that was new when the reader began to look: on opening, or on coming back to the window. */
function useFirstNew(
  { data, isStale, isFetchedAfterMount }: ConversationQuery,
  { own, other }: PartyIds,
): number | undefined {
  const client = useQueryClient()
  const [firstNew, setFirstNew] = useState<number>()
  const isWatching = useRef(false)
  // Left by an earlier page, rather than loaded ahead for this one.
  const [wasLeft] = useState(isStale && data?.firstNew === undefined)
  const isCurrent = isFetchedAfterMount || !wasLeft
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState !== 'hidden') return
      isWatching.current = false
      forgetNew(client, { own, other })
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [client, own, other])
  useEffect(() => {
    if (!data || !isCurrent || document.visibilityState === 'hidden') return
    if (!isWatching.current && data.firstNew !== undefined) setFirstNew(data.firstNew)
    isWatching.current = true
  }, [data, isCurrent])
  return firstNew
}

/** A conversation as it is now: its messages, those on their way, and what can be loaded before them. */
export function useConversation(parties: PartyIds) {
  const client = useQueryClient()
  const query = useConversationQuery(parties)
  const { data, error, isFetching, refetch } = query
  const { own, other } = parties
  const all = useValue(unsentMessages(own, other).store)
  const messages = data?.messages
  const waiting = useMemo(() => notYetIn(all, messages ?? []), [all, messages])
  // As they are now: another may have been written since this was drawn.
  useEffect(() => unsentMessages(own, other).forget(messages ?? []), [own, other, messages])
  const older = useMutation({ mutationFn: (token: string) => loadOlder(client, parties, token) })
  const token = data?.older
  return {
    data: useDeferredData(data, `${own} ${other}`, 'immediate'),
    unsent: waiting,
    firstNew: useFirstNew(query, parties),
    error,
    isFetching,
    refetch: () => void refetch(),
    older: token === undefined ? undefined : () => void (older.isPending || older.mutate(token)),
    isLoadingOlder: older.isPending,
    olderError: older.error,
  }
}

export type OpenConversation = ReturnType<typeof useConversation>
