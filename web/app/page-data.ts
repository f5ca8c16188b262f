import type { Params } from 'react-router-dom'
import { redirectOf, type Visitor } from '#shared/identity/guard.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { lastKnown } from '#web/components/account/account.api.ts'
import { optionsQuery } from '#web/features/options/options.api.ts'
import type { ApiQuery } from '#web/platform/api-query.ts'
import { today } from '#web/platform/clock.ts'
import { nextTask } from '#web/platform/next-task.ts'
import { paths } from '#shared/kernel/paths.ts'
import { session } from '#web/platform/session.ts'
import { prefetch, type PrefetchTarget } from './prefetch.ts'
import { queryClientOf } from './query-client.ts'
import type { NavigationTarget } from './route-loader.ts'

/** What the queries of a page depend on, besides the user's own data. */
export interface PageFacts {
  nextStep?: string | undefined
  day: LocalDate
  params: Params
  search: URLSearchParams
}

interface AreaData<Answer, Own, Page> {
  /** The user's own profile or practices. */
  query: ApiQuery<Answer>
  ownOf: (answer: Answer, target: Pick<NavigationTarget, 'search'>) => Own
  visitorOf: (own: Own) => Visitor & { nextStep: string | undefined }
  dashboard: string
  /** The file with the queries of the area's pages. */
  load: () => Promise<{ pageQueries: (page: Page, facts: PageFacts & Own) => readonly PrefetchTarget[] }>
}

/**
 * Prefetches the data of an area's pages with what the last visit left of the user's own, or else once that has
 * arrived, unless the guard will redirect.
 */
export const pageData =
  <Answer, Own, Page>({ query, ownOf, visitorOf, dashboard, load }: AreaData<Answer, Own, Page>) =>
  async (page: Page, { pathname, params, search }: NavigationTarget): Promise<void> => {
    const client = queryClientOf(session()?.userId ?? '')
    // What the last visit left is renewed by the guard, so that drawing it does not wait for the request.
    const answer = lastKnown(client, query) ?? client.ensureQueryData(query)
    // Only the guard waits for the holidays; page data doesn’t.
    void client.prefetchQuery(optionsQuery('public-holidays'))
    const { pageQueries } = await nextTask().then(load)
    const own = ownOf(await answer, { search })
    const visitor = visitorOf(own)
    // The home address redirects to the dashboard.
    if (redirectOf(pathname === paths.home ? dashboard : pathname, visitor)) return
    const { nextStep } = visitor
    await prefetch(client, pageQueries(page, { ...own, nextStep, day: today(), params, search }))
  }
