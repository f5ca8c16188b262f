import { chakra, ChakraProvider } from '@chakra-ui/react'
import { type ComponentType, Suspense, useEffect } from 'react'
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom'
import { ToastRegion } from '../components/toast.tsx'
import { lazyPage } from '../platform/lazy-page.ts'
import { ANNOUNCER_ID } from '../platform/page-title.ts'
import { paths } from '../platform/paths.ts'
import type { brandedSystem } from '../platform/theme/system.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Loading } from './loading.tsx'
import { NotFound } from './not-found.tsx'

// Public pages need neither the guard nor what it loads.
const HomeRedirect = lazyPage(() => import('./guard.tsx'), 'HomeRedirect')
const PublicArea = lazyPage(() => import('./public-area.tsx'), 'PublicArea')
const LocumArea = lazyPage(() => import('./locum-area.tsx'), 'LocumArea')
const PracticeArea = lazyPage(() => import('./practice-area.tsx'), 'PracticeArea')
const AdminArea = lazyPage(() => import('./admin-area.tsx'), 'AdminArea')

/** One layout, one file to load, by the first part of the address. Each area matches whole addresses, as `paths` writes them. */
const areas: Record<string, ComponentType> = {
  '': HomeRedirect,
  locum: LocumArea,
  practice: PracticeArea,
  company: PracticeArea,
  'user-unapproved': PracticeArea,
  admin: AdminArea,
}

const publicPages = [paths.signIn, paths.signUp, paths.confirm, paths.forgotPassword, paths.terms, paths.privacy]
for (const path of publicPages) areas[path.slice(1)] = PublicArea

/** A new page begins at its top; going back, the browser remembers where. */
function Area() {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    if (kind !== 'POP') scrollTo(0, 0)
  }, [pathname, kind])
  const Part = areas[pathname.split('/')[1] ?? '']
  return Part ? <Part /> : <NotFound alone />
}

export function App({ system }: { system: ReturnType<typeof brandedSystem> }) {
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary>
        <BrowserRouter>
          <Suspense fallback={<Loading />}>
            <Area />
          </Suspense>
        </BrowserRouter>
        <ToastRegion />
        <chakra.div id={ANNOUNCER_ID} role="status" srOnly />
      </ErrorBoundary>
    </ChakraProvider>
  )
}
