import { type FileOf, pageIn } from '#web/components/page/lazy-page.tsx'
import { optionsQuery } from '#web/features/options/options.api.ts'
import { session } from '#web/platform/session.ts'
import { prefetch, type PrefetchTarget } from './prefetch.ts'
import { queryClientOf } from './query-client.ts'
import { type NavigationTarget, routeLoader } from './route-loader.ts'

/** A page of the super admin's, with the queries that load beside its file. */
export function page<Name extends string>(
  path: string,
  file: FileOf<Name>,
  name: Name,
  queriesOf: (target: NavigationTarget) => Promise<readonly PrefetchTarget[]>,
) {
  const Page = pageIn(file, name)
  const loadData = async (target: NavigationTarget): Promise<void> => {
    const client = queryClientOf(session()?.userId ?? '')
    void client.prefetchQuery(optionsQuery('public-holidays'))
    await prefetch(client, await queriesOf(target))
  }
  return { path, element: <Page />, loader: routeLoader(Page, 'SuperAdmin', loadData) }
}
