import { type Query, QueryClient } from '@tanstack/react-query'
import { clearHistoryEntries } from '#web/platform/history-entries.ts'
import { readsAnyKind, sharedKinds } from '#web/platform/invalidations.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { continueVisit } from './last-visit.ts'

/** What somebody else has changed shows as soon as the window is looked at again. */
const STALE_ON_FOCUS_MS = 2_000

let current: { userId: string; client: QueryClient } | undefined

/** One cache per account, so that the next user of the browser sees no data of the previous one. */
export function queryClientOf(userId: string): QueryClient {
  if (current?.userId !== userId) {
    current?.client.clear()
    clearHistoryEntries()
    // Offline, a call fails at once with a message instead of waiting silently.
    // The API client already retries where that helps.
    const queries = {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 15_000,
      refetchOnWindowFocus: (query: Query) =>
        query.isStaleByTime(STALE_ON_FOCUS_MS) && readsAnyKind(query.queryKey[0], sharedKinds) ? 'always' : true,
      retry: (count: number, error: Error) => !(error instanceof ApiError) && count < 1,
    } as const
    const client = new QueryClient({ defaultOptions: { queries, mutations: { networkMode: 'always' } } })
    continueVisit(client, userId)
    current = { userId, client }
  }
  return current.client
}
