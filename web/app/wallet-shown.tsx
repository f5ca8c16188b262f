import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { paths } from '#shared/kernel/paths.ts'
import { runtime } from '#web/platform/runtime.ts'

/** Each tenant decides whether wallets are shown. */
export const showsWallet = (): boolean => runtime().tenant.settings.wallet.show

const IfShown = () => (showsWallet() ? <Outlet /> : <Navigate to={paths.home} replace />)

/** Pages of a tenant that shows wallets. */
export const ifWalletShown = (...children: RouteObject[]): RouteObject => ({ element: <IfShown />, children })
