import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { TenantId } from '#shared/tenants/tenant-id.schema.ts'
import { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { Deployment } from './define-deployment.ts'

/** A tenant's file contains only what differs from the defaults; a mistake in it fails the deployment. */
export const defineTenant = (tenant: z.input<typeof Tenant>): Tenant => z.parse(Tenant, tenant)

/** Loads `infra/tenants/<id>.ts`: the tenant's public brand and its deployment settings. */
export const loadTenant = async (id: string): Promise<{ tenant: Tenant; deployment: Deployment }> => {
  const file = new URL(`./${id}.ts`, import.meta.url)
  if (!TenantId.safeParse(id).success || !existsSync(file))
    throw new Error(`There is no tenant “${id}”: infra/tenants/${id}.ts does not exist.`)
  return (await import(file.href)) as { tenant: Tenant; deployment: Deployment }
}
