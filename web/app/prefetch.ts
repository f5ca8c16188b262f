import type { QueryClient } from '@tanstack/react-query'
import type { ApiList, ApiQuery } from '#web/platform/api-query.ts'

/** A query, or a function that prefetches what depends on the result of one. */
export type PrefetchTarget = ApiQuery<unknown> | ApiList<unknown> | ((client: QueryClient) => Promise<unknown>)

const prefetchOne = (client: QueryClient, target: PrefetchTarget): Promise<unknown> => {
  if (typeof target === 'function') return target(client)
  if (client.getQueryData(target.queryKey) !== undefined) return Promise.resolve()
  return 'initialPageParam' in target ? client.prefetchInfiniteQuery(target) : client.prefetchQuery(target)
}

/** Loads what is not cached. The page renews what is stale once it is drawn, and retries what fails. */
export const prefetch = (client: QueryClient, target: readonly PrefetchTarget[]): Promise<unknown> =>
  Promise.all(target.map((one) => prefetchOne(client, one)))

/** The queries of a few pages, whose file is loaded for them alone. */
export const loadedFor =
  <Module>(load: () => Promise<Module>, targets: (module: Module) => readonly PrefetchTarget[]): PrefetchTarget =>
  async (client) =>
    prefetch(client, targets(await load()))

/** The first page of a list, followed by the queries that need it. */
export const withDependentsOfList =
  <Item>(list: ApiList<Item>, next: (items: readonly Item[]) => readonly PrefetchTarget[]): PrefetchTarget =>
  async (client) => {
    await prefetchOne(client, list)
    const pages = client.getQueryData<{ pages: { items: Item[] }[] }>(list.queryKey)?.pages ?? []
    return prefetch(client, next(pages.flatMap(({ items }) => items)))
  }

/** A query, followed by the queries that need its result. */
export const withDependents =
  <Result>(query: ApiQuery<Result>, next: (response: Result) => readonly PrefetchTarget[]): PrefetchTarget =>
  async (client) =>
    prefetch(client, next(await client.ensureQueryData(query)))
