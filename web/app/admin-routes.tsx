import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { lazyPage } from '#web/components/lazy-page.tsx'
import { paths } from '#web/platform/paths.ts'
import { loads } from './loads.ts'
import { NotFound } from './not-found.tsx'

const AdminLayout = lazyPage(() => import('./admin-layout.tsx'), 'AdminLayout')
const ApprovalsPage = lazyPage(() => import('#web/features/admin/approvals-page.tsx'), 'ApprovalsPage')

/** What the start leads to. */
export const home: readonly LoaderFunction[] = [loads(AdminLayout, 'SuperAdmin'), loads(ApprovalsPage, 'SuperAdmin')]

export const routes: RouteObject = {
  element: <AdminLayout />,
  loader: loads(AdminLayout, 'SuperAdmin'),
  children: [
    { path: paths.admin.dashboard, element: <ApprovalsPage />, loader: loads(ApprovalsPage, 'SuperAdmin') },
    { path: '/admin/*', element: <NotFound /> },
  ],
}
