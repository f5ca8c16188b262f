import type { Instant } from '#shared/kernel/dates.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { ConfigReader } from '#functions/platform/dynamo/config-reader.ts'
import { tenantItem } from './config.items.ts'

export const tenantsRepository = (read: ConfigReader) => ({
  find: async (id: string, now: Instant): Promise<Tenant | undefined> =>
    (await read(tenantItem, 'tenant', now)).find(({ tenantId }) => tenantId === id),
})

export type TenantsRepository = ReturnType<typeof tenantsRepository>

/** The settings of a deployment's own tenant, at most a minute old. */
export const settingsReader =
  (read: ConfigReader, tenantId: string) =>
  async (now: Instant): Promise<Tenant['settings']> => {
    const tenant = await tenantsRepository(read).find(tenantId, now)
    if (!tenant) throw new Error(`The tenant ${tenantId} has no settings`)
    return tenant.settings
  }

export type SettingsReader = ReturnType<typeof settingsReader>
