import { type LoaderFunction, redirect, type RouteObject } from 'react-router-dom'
import type { Role } from '#shared/kernel/roles.ts'
import { lazyPage } from '#web/components/lazy-page.tsx'
import { signOut } from '#web/platform/auth.ts'
import { log } from '#web/platform/log.ts'
import { paths } from '#web/platform/paths.ts'
import { session, useSession } from '#web/platform/session.ts'
import { Loading } from '#web/ui/loading.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { loads } from './loads.ts'
import { LocumLayout, locumHome, locumRoutes } from './locum-routes.tsx'
import { NotFound } from './not-found.tsx'
import { PageStopped } from './page-stopped.tsx'
import { PracticeLayout, practiceHome, practiceRoutes } from './practice-routes.tsx'
import { publicRoutes } from './public-routes.tsx'
import { Root } from './root.tsx'
import { Guard, SignedIn } from './signed-in.tsx'

const AdminLayout = lazyPage(() => import('./admin-layout.tsx'), 'AdminLayout')
const ApprovalsPage = lazyPage(() => import('#web/features/admin/approvals-page.tsx'), 'ApprovalsPage')

const adminRoutes: RouteObject = {
  element: <AdminLayout />,
  loader: loads(AdminLayout, 'SuperAdmin'),
  children: [
    { path: paths.admin.dashboard, element: <ApprovalsPage />, loader: loads(ApprovalsPage, 'SuperAdmin') },
    { path: '/admin/*', element: <NotFound /> },
  ],
}

const layouts = { Locum: LocumLayout, CompanyAdmin: PracticeLayout, SuperAdmin: AdminLayout }

/** An address that nobody has. Those who are signed in keep their top bar. */
function Elsewhere() {
  const role = useSession()?.role
  if (!role) return <NotFound alone />
  const Layout = layouts[role]
  return (
    <SignedIn>
      <Layout>
        <NotFound />
      </Layout>
    </SignedIn>
  )
}

const homes: Partial<Record<Role, readonly LoaderFunction[]>> = { Locum: locumHome, CompanyAdmin: practiceHome }

/** The start shows nothing of its own, the guard always leads on: mostly to the dashboard, which is asked for already. */
const loadHome: LoaderFunction = (args, context) => {
  const role = session()?.role
  for (const load of (role && homes[role]) ?? []) void load(args, context)
  return null
}

/** Ends the session on the way to the sign-in page: an address, so that unsaved input is asked about as before any other. */
async function loadSignOut(): Promise<Response> {
  try {
    await signOut()
  } catch (error) {
    log.failure('Error signing out', error)
    showToast('Error signing out', 'error')
  }
  return redirect(paths.signIn)
}

/** Every page of the site by its address (`paths`), with what it loads. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <PageStopped />,
    hydrateFallbackElement: <Loading />,
    children: [
      ...publicRoutes,
      { path: paths.signOut, loader: loadSignOut },
      {
        element: <SignedIn />,
        loader: (args, context) => (session() ? loads(Guard)(args, context) : null),
        children: [{ path: paths.home, element: null, loader: loadHome }, locumRoutes, practiceRoutes, adminRoutes],
      },
      { path: '*', element: <Elsewhere /> },
    ],
  },
]
