import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useNavigation } from 'react-router-dom'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { runtime } from '#web/platform/runtime.ts'
import { useSession } from '#web/platform/session.ts'
import { Loading } from '#web/ui/loading.tsx'
import { LoadingWithBrand } from './brand-bar.tsx'

export const RouteGuard = lazyPage(() => import('./guard.tsx'), 'RouteGuard', <LoadingWithBrand />)

let isSigningOut = false

/** After signing out, no return address is kept: the next user may be a different person. */
export const discardReturnAddress = (): void => {
  isSigningOut = true
}

/** Redirects to the sign-in page, which returns to this address; a tenant may use an external sign-in page. */
function RedirectToSignIn() {
  const { pathname, search } = useLocation()
  const externalSignInUrl = runtime().tenant.settings.signInUrl
  useEffect(() => {
    if (externalSignInUrl) location.assign(externalSignInUrl)
  }, [externalSignInUrl])
  if (externalSignInUrl) return <Loading />
  const isFromHome = isSigningOut || pathname === paths.home
  return <Navigate to={isFromHome ? paths.signIn : paths.signInFrom(pathname + search)} replace />
}

/** Pages that need a session. While a navigation is under way, the target page decides. */
export function RequireSession({ children }: { children?: ReactNode }) {
  const role = useSession()?.role
  const { state } = useNavigation()
  useEffect(() => {
    if (role) isSigningOut = false
  }, [role])
  if (role) return <RouteGuard>{children}</RouteGuard>
  return state === 'idle' ? <RedirectToSignIn /> : <Loading />
}
