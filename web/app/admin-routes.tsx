import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { lazyPage } from '#web/components/lazy-page.tsx'
import { optionsQuery } from '#web/features/options/options.api.ts'
import { paths } from '#web/platform/paths.ts'
import { session } from '#web/platform/session.ts'
import { routeLoader } from './route-loader.ts'
import { LoadingWithBrand } from './brand-bar.tsx'
import { NotFound } from './not-found.tsx'
import { prefetch } from './prefetch.ts'
import { queryClientOf } from './query-client.ts'

const AdminLayout = lazyPage(() => import('./admin-layout.tsx'), 'AdminLayout', <LoadingWithBrand />)
const ApprovalsPage = lazyPage(() => import('#web/features/admin/approvals-page.tsx'), 'ApprovalsPage')

async function prefetchApprovals(): Promise<void> {
  const client = queryClientOf(session()?.userId ?? '')
  void client.prefetchQuery(optionsQuery('public-holidays'))
  const { pendingApprovals } = await import('#web/features/admin/approvals.api.ts')
  await prefetch(client, Object.values(pendingApprovals))
}

const loadApprovals = routeLoader(ApprovalsPage, 'SuperAdmin', prefetchApprovals)

/** Loaded with `/`, which the guard redirects to the dashboard. */
export const home: readonly LoaderFunction[] = [routeLoader(AdminLayout, 'SuperAdmin'), loadApprovals]

export const routes: RouteObject = {
  element: <AdminLayout />,
  loader: routeLoader(AdminLayout, 'SuperAdmin'),
  children: [
    { path: paths.admin.dashboard, element: <ApprovalsPage />, loader: loadApprovals },
    { path: '/admin/*', element: <NotFound /> },
  ],
}
