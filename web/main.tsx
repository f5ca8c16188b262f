import './base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { areaAt } from './app/areas.ts'
import { patchRoutes, routes } from './app/routes.tsx'
import { log } from './platform/log.ts'
import { watchConnection } from './platform/offline.ts'
import { loadRuntime } from './platform/runtime.ts'
import { brandedSystem } from './platform/theme/system.ts'
import { followSystemTheme } from './platform/theme/theme-choice.ts'
import { SiteName } from './ui/page-title.ts'

const root = document.getElementById('root') as HTMLElement

async function start(): Promise<void> {
  // In parallel with the configuration. If the file can’t be loaded, the router shows the error.
  void areaAt(location.pathname)?.().catch(() => undefined)
  const { tenant } = await loadRuntime()
  document.title = tenant.settings.brandName
  followSystemTheme()
  watchConnection()
  createRoot(root).render(
    <StrictMode>
      <SiteName value={tenant.settings.brandName}>
        <App
          system={brandedSystem(tenant.settings.theme)}
          router={createBrowserRouter(routes, { patchRoutesOnNavigation: patchRoutes })}
        />
      </SiteName>
    </StrictMode>,
  )
}

start().catch((error: unknown) => {
  log.failure('unexpected error occured', error)
  root.textContent = 'The site could not be loaded. Check your connection, then reload the page.'
})
