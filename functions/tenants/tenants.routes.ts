import type { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { getTenant } from './get-tenant.ts'

export const tenantsRoutes = { getTenant } satisfies Record<keyof typeof tenantsContract, unknown>
