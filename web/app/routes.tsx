import { type LoaderFunction, type PatchRoutesOnNavigationFunction, redirect, type RouteObject } from 'react-router-dom'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { trySignOut } from '#web/components/account/try-sign-out.ts'
import { nextTask } from '#web/platform/next-task.ts'
import { paths } from '#shared/kernel/paths.ts'
import { session, useSession } from '#web/platform/session.ts'
import { Loading } from '#web/ui/loading.tsx'
import { areaAt, areas } from './areas.ts'
import { routeLoader } from './route-loader.ts'
import { NotFound } from './not-found.tsx'
import { UnexpectedError } from './unexpected-error.tsx'
import { publicRoutes } from './public-routes.tsx'
import { Root } from './root.tsx'
import { RouteGuard, discardReturnAddress, RequireSession } from './require-session.tsx'

const layouts = {
  Locum: lazyPage(() => import('./locum-layout.tsx'), 'LocumLayout'),
  CompanyAdmin: lazyPage(() => import('./practice-layout.tsx'), 'PracticeLayout'),
  SuperAdmin: lazyPage(() => import('./admin-layout.tsx'), 'AdminLayout'),
}

const SIGNED_IN = 'signed-in'

/** The page for unknown addresses; signed-in users keep their top bar. */
function UnknownAddress() {
  const role = useSession()?.role
  if (!role) return <NotFound alone />
  const Layout = layouts[role]
  return (
    <RequireSession>
      <Layout>
        <NotFound />
      </Layout>
    </RequireSession>
  )
}

/** The home address only redirects, mostly to the dashboard, so the dashboard starts loading here. */
const loadHome: LoaderFunction = (args, context) => {
  const role = session()?.role
  if (role)
    areas[role]()
      .then(({ home }) => home.forEach((load) => void load(args, context)))
      // The page that opens next loads them again and shows the failure.
      .catch(() => undefined)
  return null
}

/** Signs out on the way to the sign-in page. It is an address, so that the router asks about unsaved input first. */
async function loadSignOut(): Promise<Response> {
  discardReturnAddress()
  await trySignOut()
  return redirect(paths.signIn)
}

/** Every page of the site by its address (`paths`), with what it loads. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <UnexpectedError />,
    hydrateFallbackElement: <Loading />,
    children: [
      ...publicRoutes,
      { path: paths.signOut, loader: loadSignOut, element: null },
      {
        element: <RequireSession />,
        loader: (args, context) => (session() ? routeLoader(RouteGuard)(args, context) : null),
        id: SIGNED_IN,
        children: [{ path: paths.home, element: null, loader: loadHome }],
      },
      { path: '*', element: <UnknownAddress /> },
    ],
  },
]

const patchedAreas = new Set<unknown>()

/** Adds an area’s routes when one of its pages is first opened, so that others don’t load them. */
export const patchRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const area = areaAt(path)
  if (!area || patchedAreas.has(area)) return
  const { routes: pages } = await area()
  // Apart from the task that ran the area's files.
  await nextTask()
  patchedAreas.add(area)
  patch(SIGNED_IN, [pages])
}
