import type { ReactNode } from 'react'
import type { LoaderFunction, Params, RouteObject } from 'react-router-dom'
import type { Visitor } from '#shared/identity/guard.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { lastKnown } from '#web/components/account/account.api.ts'
import { type FileOf, type LazyPage, lazyPage, pageIn } from '#web/components/page/lazy-page.tsx'
import { optionsQuery } from '#web/features/options/options.api.ts'
import type { ApiQuery } from '#web/platform/api-query.ts'
import { currentDay } from '#web/platform/clock.ts'
import { hasPanes } from '#web/platform/media.ts'
import { nextTask } from '#web/platform/next-task.ts'
import { paths } from '#shared/kernel/paths.ts'
import { session } from '#web/platform/session.ts'
import { prefetch, type PrefetchTarget } from './prefetch.ts'
import { queryClientOf } from './query-client.ts'
import { type NavigationTarget, routeLoader } from './route-loader.ts'
import { redirectFor } from './visitor.ts'

const Panes = lazyPage(() => import('./panes.tsx'), 'Panes')

/** What the queries of a page depend on, besides the user's own data. */
export interface PageFacts {
  nextStep?: string | undefined
  day: LocalDate
  params: Params
  search: URLSearchParams
}

interface Area<Answer, Own> {
  role: Role
  /** The user's own profile or practices. */
  query: ApiQuery<Answer>
  ownOf: (answer: Answer, target: Pick<NavigationTarget, 'search'>) => Own
  visitorOf: (own: Own) => Visitor & { nextStep: string | undefined }
  dashboard: string
  /** The file with the queries of the area's pages, by the path of their route. */
  load: () => Promise<{ queriesOf: (path: string, facts: PageFacts & Own) => readonly PrefetchTarget[] }>
}

interface PageRoute {
  path: string
  element: ReactNode
  loader: LoaderFunction
  Page: LazyPage
}

/** What the routes of a role's pages are made with: each loads its file and its data. */
export function areaOf<Answer, Own>({ role, query, ownOf, visitorOf, dashboard, load }: Area<Answer, Own>) {
  /**
   * Prefetches with what the last visit left of the user's own, or else once that has arrived, unless the guard will
   * redirect.
   */
  async function loadData(path: string, { pathname, params, search }: NavigationTarget): Promise<void> {
    const client = queryClientOf(session()?.userId ?? '')
    // What the last visit left is renewed by the guard, so that drawing it does not wait for the request.
    const answer = lastKnown(client, query) ?? client.ensureQueryData(query)
    // Only the guard waits for the holidays; page data doesn’t.
    void client.prefetchQuery(optionsQuery('public-holidays'))
    const { queriesOf } = await nextTask().then(load)
    const own = ownOf(await answer, { search })
    const visitor = visitorOf(own)
    // The home address redirects to the dashboard.
    if (redirectFor(pathname === paths.home ? dashboard : pathname, visitor)) return
    const { nextStep } = visitor
    await prefetch(client, queriesOf(path, { ...own, nextStep, day: currentDay(), params, search }))
  }

  /** Without a path, of the file alone. */
  const loader = (Page: Pick<LazyPage, 'load'>, path?: string): LoaderFunction =>
    routeLoader(Page, role, path === undefined ? undefined : (target) => loadData(path, target))

  const page = <Name extends string>(path: string, file: FileOf<Name>, name: Name): PageRoute => {
    const Page = pageIn(file, name)
    return { path, element: <Page />, loader: loader(Page, path), Page }
  }

  /** A list and the details of its items; each loads with the other only where there is room for both. */
  function panes(label: string, list: PageRoute, detail: PageRoute, blank?: ReactNode): RouteObject {
    const loadPanes = loader(Panes)
    const loadDetail = loader(detail.Page)
    return {
      path: list.path,
      element: <Panes key={list.path} List={list.Page} label={label} blank={blank} />,
      loader: (...target) => {
        void loadPanes(...target)
        return hasPanes() ? list.loader(...target) : null
      },
      children: [
        {
          index: true,
          element: detail.element,
          loader: (...target) => (hasPanes() ? loadDetail(...target) : list.loader(...target)),
        },
        detail,
      ],
    }
  }

  return { loader, page, panes }
}
