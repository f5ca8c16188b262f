import { DomainError } from '#shared/kernel/errors.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TenantsRepository } from '#functions/stores/tenants.repository.ts'

export type TenantsExtra = { tenants: TenantsRepository }

export const getTenant = async ({ tenants, now }: Pick<Context, 'now'> & TenantsExtra, id: string): Promise<Tenant> => {
  const tenant = await tenants.find(id, now)
  if (!tenant) throw new DomainError('NOT_FOUND')
  return tenant
}
