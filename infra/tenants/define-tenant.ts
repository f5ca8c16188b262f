import { existsSync, readdirSync } from 'node:fs'
import * as z from 'zod/mini'
import { TenantId } from '#shared/tenants/tenant-id.schema.ts'
import { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { Deployment } from './define-deployment.ts'
import type { TenantOptions } from './define-options.ts'

/** A tenant's file contains only what differs from the defaults; a mistake in it fails the deployment. */
export const defineTenant = (tenant: z.input<typeof Tenant>): Tenant => z.parse(Tenant, tenant)

/** Of every file here that is a tenant's. */
export const tenantIds = (): string[] =>
  readdirSync(import.meta.dirname).flatMap((file) => /^(?!define-)(.+)\.ts$/.exec(file)?.[1] ?? [])

export interface TenantFile {
  tenant: Tenant
  deployment: Deployment
  options: TenantOptions
}

/** Loads `infra/tenants/<id>.ts`: the tenant's public brand, its deployment settings and its first options. */
export const loadTenant = async (id: string): Promise<TenantFile> => {
  const file = new URL(`./${id}.ts`, import.meta.url)
  if (!TenantId.safeParse(id).success || !existsSync(file))
    throw new Error(`There is no tenant “${id}”: infra/tenants/${id}.ts does not exist.`)
  return { options: {}, ...((await import(file.href)) as Omit<TenantFile, 'options'> & Partial<TenantFile>) }
}
