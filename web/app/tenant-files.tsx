import { createRoot } from 'react-dom/client'
import { failureTitles } from '#shared/kernel/failure-titles.ts'
import { tenantTokens } from '#shared/tenants/colours/tenant-colours.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import { log } from '#web/platform/log.ts'
import type { Runtime, RuntimeConfig } from '#web/platform/runtime.ts'
import { readStored } from '#web/platform/storage.ts'
import { chakra } from '#web/ui/chakra.ts'
import { Button } from '#web/ui/button.tsx'
import { FullPage } from '#web/ui/full-page.tsx'
import { SiteName } from '#web/ui/page-title.ts'

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

async function readFiles(): Promise<Runtime> {
  const [config, tenant] = await Promise.all([read<RuntimeConfig>('/config.json'), read<Tenant>('/tenant.json')])
  return { config, tenant, colours: tenantTokens(tenant.settings.theme) }
}

/** In the colours and under the name of the last brand that this browser has seen. */
function TenantFailed({ onRetry }: { onRetry: () => void }) {
  const brandName = readStored('lastRuntime')?.tenant.settings.brandName
  return (
    <SiteName value={brandName ?? ''}>
      {brandName && (
        <chakra.header px={{ base: '4', md: '8' }} py="3" fontSize="16px" fontWeight="bold" color="primary.fg">
          {brandName}
        </chakra.header>
      )}
      <FullPage
        alone
        icon="alert"
        title={failureTitles.loadTenant}
        action={
          <Button look="primary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Nothing is lost. Check your connection, then try again.
      </FullPage>
    </SiteName>
  )
}

/** For a page without data of its own. Where its files can’t be read, the user decides when to try again. */
export async function readTenantFiles(place: Element): Promise<Runtime> {
  for (;;) {
    try {
      const found = await readFiles()
      showBrand(found)
      return found
    } catch (error) {
      log.failure(failureTitles.loadTenant, error)
      const page = createRoot(place)
      await new Promise<void>((resolve) => page.render(<TenantFailed onRetry={resolve} />))
      page.unmount()
    }
  }
}
