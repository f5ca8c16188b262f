import { DomainError } from '#shared/kernel/errors.ts'
import { changedFields } from '#shared/tenants/changed-fields.rules.ts'
import type { EditedTenant } from '#shared/tenants/tenant-versions.schema.ts'
import { tenantEvent } from '#shared/tenants/tenants.events.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CommandOutcome } from '#functions/platform/dynamo/command.ts'
import type { StoredTenant, TenantVersionsRepository } from '#functions/stores/tenant-versions.repository.ts'

export type TenantDeps = Pick<Context, 'caller' | 'now' | 'checkVersion' | 'execute'> & {
  versions: TenantVersionsRepository
}

/** Another tenant has its own deployment. */
export const readTenant = async ({ versions }: Pick<TenantDeps, 'versions'>, id: string): Promise<StoredTenant> => {
  const tenant = await versions.get(id)
  if (!tenant) throw new DomainError('NOT_FOUND')
  return tenant
}

export const editedTenantOf = ({ version, ...tenant }: StoredTenant): EditedTenant => ({
  ...tenant,
  version: String(version),
})

/** A save that changes nothing makes no version. */
export const savedTenant = (
  { caller, now, versions }: TenantDeps,
  before: StoredTenant,
  changed: Pick<Tenant, 'name' | 'shortCode' | 'settings'>,
  restored?: number,
): CommandOutcome<EditedTenant> => {
  const after = { ...before, ...changed }
  const fields = changedFields(before, after).map(({ field }) => field)
  if (fields.length === 0) return { writes: [], response: editedTenantOf(before), events: [] }
  const version = before.version + 1
  return {
    writes: versions.save(after, { at: now, by: caller.account, ...(restored && { restored }) }),
    response: editedTenantOf({ ...after, version }),
    events: [tenantEvent('tenant.changed', before.tenantId, version, caller.account, fields)],
  }
}
