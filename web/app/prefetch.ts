import type { QueryClient } from '@tanstack/react-query'
import type { ApiList, ApiQuery } from '#web/platform/api-query.ts'

export type Wanted = ApiQuery<unknown> | ApiList<unknown>

/** Asks for what a page will show, as far as it is not there and fresh. What fails is asked for again by the page. */
export const prefetch = (client: QueryClient, wanted: readonly Wanted[]): Promise<unknown> =>
  Promise.all(
    wanted.map((query) =>
      'initialPageParam' in query ? client.prefetchInfiniteQuery(query) : client.prefetchQuery(query),
    ),
  )
