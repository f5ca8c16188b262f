import { chakra, ChakraProvider } from '@chakra-ui/react'
import { type ComponentType, useEffect } from 'react'
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom'
import type { Role } from '#shared/kernel/roles.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { lazyPage } from '#web/components/lazy-page.tsx'
import { ANNOUNCER_ID } from '#web/ui/page-title.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session.ts'
import type { brandedSystem } from '#web/platform/theme/system.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { NotFound } from './not-found.tsx'
import { SkipLink } from './skip-link.tsx'

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

const ownArea: Record<Role, ComponentType> = { Locum: LocumArea, CompanyAdmin: PracticeArea, SuperAdmin: AdminArea }

const publicPages = [paths.signIn, paths.signUp, paths.confirm, paths.forgotPassword, paths.terms, paths.privacy]
for (const path of publicPages) areas[path.slice(1)] = PublicArea

/** A new page begins at its top; going back, the browser remembers where. */
function Area() {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    if (kind !== 'POP') scrollTo(0, 0)
  }, [pathname, kind])
  const role = useSession()?.role
  // Whoever is signed in keeps their top bar on an address that nobody has.
  const Part = areas[pathname.split('/')[1] ?? ''] ?? (role && ownArea[role])
  return Part ? <Part /> : <NotFound alone />
}

export function App({ system }: { system: ReturnType<typeof brandedSystem> }) {
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary>
        <BrowserRouter>
          <SkipLink />
          <Area />
        </BrowserRouter>
        <ToastRegion />
        <chakra.div id={ANNOUNCER_ID} role="status" srOnly />
      </ErrorBoundary>
    </ChakraProvider>
  )
}
