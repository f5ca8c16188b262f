import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { before } from '#functions/platform/dynamo/ranges.ts'
import { hasVersion, nextVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { tenantItem, tenantVersionItem } from './config.items.ts'

/** `version` counts the saves. */
export type StoredTenant = Tenant & { version: number }
type Saved = { at: Instant; by?: UserId; restored?: number }
export type StoredTenantVersion = StoredTenant & Saved

const PARTITION = 'tenant-versions'

/** In the order of their numbers. */
export const tenantVersionKey = (version: number) => tenantVersionItem.key(PARTITION, String(version).padStart(6, '0'))

/** The tenant as it is now, and as it was with each save. */
export const tenantVersionsRepository = (db: Db, table: string) => {
  const tenants = itemsOf(db, table, tenantItem)
  const versions = itemsOf(db, table, tenantVersionItem)
  return {
    get: (id: string): Promise<StoredTenant | undefined> => tenants.get({ pk: 'tenant', sk: id }, 'consistent'),

    /** If it still has the version that was read. */
    save: (tenant: StoredTenant, saved: Saved): TransactItem[] => {
      const next = { ...tenant, version: nextVersion(tenant.version) }
      return [
        tenants.put({ pk: 'tenant', sk: tenant.tenantId }, next, hasVersion(tenant.version)),
        versions.put(tenantVersionKey(next.version), { ...next, ...saved }),
      ]
    },

    getVersion: (version: number): Promise<StoredTenantVersion | undefined> =>
      versions.get(tenantVersionKey(version), 'consistent'),

    /** Newest first, those before `next`. */
    list: (next: number | undefined, limit: number): Promise<StoredTenantVersion[]> => {
      const { pk, sk } = next === undefined ? tenantVersionItem.key(PARTITION, '~') : tenantVersionKey(next)
      return versions.list({ pk, sk: before(sk) }, 'consistent', { most: limit, limit, descending: true })
    },
  }
}

export type TenantVersionsRepository = ReturnType<typeof tenantVersionsRepository>
