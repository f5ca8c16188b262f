import type { QueryClient } from '@tanstack/react-query'
import type { ApiList, ApiQuery } from '#web/platform/api-query.ts'

/** What a page shows, or what follows from an answer of it. */
export type Wanted = ApiQuery<unknown> | ApiList<unknown> | ((client: QueryClient) => Promise<unknown>)

const ask = (client: QueryClient, wanted: Wanted): Promise<unknown> => {
  if (typeof wanted === 'function') return wanted(client)
  return 'initialPageParam' in wanted ? client.prefetchInfiniteQuery(wanted) : client.prefetchQuery(wanted)
}

/** Asks for what a page will show, as far as it is not there and fresh. What fails is asked for again by the page. */
export const prefetch = (client: QueryClient, wanted: readonly Wanted[]): Promise<unknown> =>
  Promise.all(wanted.map((one) => ask(client, one)))

/** An answer, and what the page asks for because of it. */
export const andThen =
  <Answer>(query: ApiQuery<Answer>, next: (answer: Answer) => readonly Wanted[]): Wanted =>
  async (client) =>
    prefetch(client, next(await client.fetchQuery(query)))
