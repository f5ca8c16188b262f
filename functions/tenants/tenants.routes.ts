import type { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { getEditedTenant, getTenant } from './get-tenant.ts'
import { getLegalText, saveLegalText } from './legal-text.ts'
import { listTenantVersions } from './list-tenant-versions.ts'
import { restoreTenant } from './restore-tenant.ts'
import { updateTenant } from './update-tenant.ts'

export const tenantsRoutes = {
  getTenant,
  getEditedTenant,
  updateTenant,
  listTenantVersions,
  restoreTenant,
  getLegalText,
  saveLegalText,
} satisfies Record<keyof typeof tenantsContract, unknown>
