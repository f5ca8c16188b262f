import '#web/base.css'
import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import { brandedSystem } from '#web/platform/theme/system.ts'
import { followSystemTheme } from '#web/platform/theme/theme-choice.ts'
import { SiteName } from '#web/ui/page-title.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { Gallery } from './gallery.tsx'

const { settings } = (await (await fetch('/tenant.json')).json()) as Tenant
followSystemTheme()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ChakraProvider value={brandedSystem(settings.theme)}>
      <SiteName value={settings.brandName}>
        <BrowserRouter basename="/ui">
          <Gallery />
        </BrowserRouter>
        <ToastRegion />
      </SiteName>
    </ChakraProvider>
  </StrictMode>,
)
