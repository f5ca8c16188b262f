import type { Instant } from '#shared/kernel/dates.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { ConfigReader } from '#functions/platform/dynamo/config-reader.ts'

export const tenantsRepository = (read: ConfigReader) => ({
  find: async (id: string, now: Instant): Promise<Tenant | undefined> =>
    ((await read('tenant', now)) as Tenant[]).find(({ tenantId }) => tenantId === id),
})

export type TenantsRepository = ReturnType<typeof tenantsRepository>
