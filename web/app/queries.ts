import { QueryClient } from '@tanstack/react-query'
import { forgetEntries } from '#web/platform/history-entries.ts'
import { ApiError } from '#web/platform/api-error.ts'

let current: { userId: string; client: QueryClient } | undefined

/** Each account has its own answers, so that nothing of one can show to the next. */
export function queriesOf(userId: string): QueryClient {
  if (current?.userId !== userId) {
    current?.client.clear()
    forgetEntries()
    // Offline a call fails at once and says so, rather than wait without a word.
    // The api-client has already tried again where that helps; an answer won't change by asking once more.
    const queries = {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 15_000,
      retry: (count: number, error: Error) => !(error instanceof ApiError) && count < 1,
    } as const
    current = { userId, client: new QueryClient({ defaultOptions: { queries, mutations: { networkMode: 'always' } } }) }
  }
  return current.client
}
