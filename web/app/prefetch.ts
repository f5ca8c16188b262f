import type { QueryClient } from '@tanstack/react-query'
import type { ApiList, ApiQuery } from '#web/platform/api-query.ts'

/** A query, or a function that prefetches what depends on the result of one. */
export type Wanted = ApiQuery<unknown> | ApiList<unknown> | ((client: QueryClient) => Promise<unknown>)

const ask = (client: QueryClient, wanted: Wanted): Promise<unknown> => {
  if (typeof wanted === 'function') return wanted(client)
  return 'initialPageParam' in wanted ? client.prefetchInfiniteQuery(wanted) : client.prefetchQuery(wanted)
}

/** Loads what is not cached and fresh. The page itself retries what fails. */
export const prefetch = (client: QueryClient, wanted: readonly Wanted[]): Promise<unknown> =>
  Promise.all(wanted.map((one) => ask(client, one)))

/** A query, followed by the queries that need its result. */
export const andThen =
  <Answer>(query: ApiQuery<Answer>, next: (answer: Answer) => readonly Wanted[]): Wanted =>
  async (client) =>
    prefetch(client, next(await client.fetchQuery(query)))
