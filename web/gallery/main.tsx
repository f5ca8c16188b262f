import '#web/critical.css'
import 'virtual:styles.css'
import '#web/typeface.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import { followSystemTheme } from '#web/platform/theme/theme-choice.ts'
import { SiteName } from '#web/ui/page-title.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { Gallery } from './gallery.tsx'

const { settings } = (await (await fetch('/tenant.json')).json()) as Tenant
followSystemTheme()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <SiteName value={settings.brandName}>
      <BrowserRouter basename="/ui">
        <Gallery />
      </BrowserRouter>
      <ToastRegion />
    </SiteName>
  </StrictMode>,
)
