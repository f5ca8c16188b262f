import './critical.css'
import 'virtual:styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { areaAt } from './app/areas.ts'
import { patchRoutes, routes } from './app/routes.tsx'
import { restoreClock } from './platform/clock.ts'
import { nextTask } from './platform/next-task.ts'
import { watchConnection } from './platform/offline.ts'
import { watchPushToken } from './platform/push-token.ts'
import { loadRuntime } from './platform/runtime.ts'
import { session } from './platform/session.ts'
import { removeStored } from './platform/storage.ts'
import { followSystemTheme } from './platform/theme/theme-choice.ts'
import { SiteName } from './ui/page-title.ts'

const root = document.getElementById('root') as HTMLElement

export async function start(): Promise<void> {
  restoreClock()
  watchPushToken()
  // In parallel with the configuration. If the file can’t be loaded, the router shows the error.
  void areaAt(location.pathname)?.().catch(() => undefined)
  const { tenant } = await loadRuntime(async () => (await import('./app/tenant-files.tsx')).readTenantFiles(root))
  if (!session()) removeStored('lastVisit')
  followSystemTheme()
  watchConnection()
  await nextTask()
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: patchRoutes })
  await nextTask()
  // A transition is drawn in pieces.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <SiteName value={tenant.settings.brandName}>
          <RouterProvider router={router} />
        </SiteName>
      </StrictMode>,
    ),
  )
}
