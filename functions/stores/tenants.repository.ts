import type { Instant } from '#shared/kernel/dates.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { ConfigReader } from '#functions/platform/dynamo/config-reader.ts'
import { tenantItem } from './config.items.ts'

export const tenantsRepository = (read: ConfigReader) => ({
  find: async (id: string, now: Instant): Promise<Tenant | undefined> =>
    (await read(tenantItem, 'tenant', now)).find(({ tenantId }) => tenantId === id),
})

export type TenantsRepository = ReturnType<typeof tenantsRepository>
