import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { Tenant, TenantId } from '../../shared/tenants/tenants.schema.ts'

/** A tenant's file says only what differs from the defaults; a mistake in it stops the deployment, not a request. */
export const defineTenant = (tenant: z.input<typeof Tenant>): Tenant => z.parse(Tenant, tenant)

/** The tenant whose file is `infra/tenants/<id>.ts`. */
export const loadTenant = async (id: string): Promise<Tenant> => {
  const file = new URL(`./${id}.ts`, import.meta.url)
  if (!TenantId.safeParse(id).success || !existsSync(file)) throw new Error(`There is no tenant “${id}”: infra/tenants/${id}.ts does not exist.`)
  const { tenant } = (await import(file.href)) as { tenant: Tenant }
  return tenant
}
