import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { EditedTenant } from '#shared/tenants/tenant-versions.schema.ts'
import type { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TenantVersionsRepository } from '#functions/stores/tenant-versions.repository.ts'
import type { TenantsRepository } from '#functions/stores/tenants.repository.ts'
import { editedTenantOf, readTenant } from './edited-tenant.ts'

type Deps = Pick<Context, 'now'> & { tenants: TenantsRepository }
type Input = InputOf<(typeof tenantsContract)['getTenant']>

export const getTenant = async ({ tenants, now }: Deps, { params }: Input): Promise<Tenant> => {
  const tenant = await tenants.find(params.id, now)
  if (!tenant) throw new DomainError('NOT_FOUND')
  return tenant
}

/** Not from what a Lambda keeps for a minute. */
export const getEditedTenant = async (context: {
  versions: TenantVersionsRepository
  tenantId: string
}): Promise<EditedTenant> => editedTenantOf(await readTenant(context, context.tenantId))
