import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { lazyPage } from '#web/components/lazy-page.tsx'
import { paths } from '#web/platform/paths.ts'
import { session } from '#web/platform/session.ts'
import { holidaysQuery } from './holidays-query.ts'
import { loads } from './loads.ts'
import { NotFound } from './not-found.tsx'
import { prefetch } from './prefetch.ts'
import { queriesOf } from './queries.ts'

const AdminLayout = lazyPage(() => import('./admin-layout.tsx'), 'AdminLayout')
const ApprovalsPage = lazyPage(() => import('#web/features/admin/approvals-page.tsx'), 'ApprovalsPage')

async function askWhoWaits(): Promise<void> {
  const client = queriesOf(session()?.userId ?? '')
  void client.prefetchQuery(holidaysQuery)
  const { waiting } = await import('#web/features/admin/approvals.api.ts')
  await prefetch(client, Object.values(waiting))
}

const loadApprovals = loads(ApprovalsPage, 'SuperAdmin', askWhoWaits)

/** Loaded with `/`, which the guard redirects to the dashboard. */
export const home: readonly LoaderFunction[] = [loads(AdminLayout, 'SuperAdmin'), loadApprovals]

export const routes: RouteObject = {
  element: <AdminLayout />,
  loader: loads(AdminLayout, 'SuperAdmin'),
  children: [
    { path: paths.admin.dashboard, element: <ApprovalsPage />, loader: loadApprovals },
    { path: '/admin/*', element: <NotFound /> },
  ],
}
