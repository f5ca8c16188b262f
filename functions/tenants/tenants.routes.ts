import type { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { TenantsRepository } from '#functions/stores/tenants.repository.ts'
import { getTenant } from './get-tenant.ts'

export const tenantsRoutes = { getTenant } satisfies Handlers<typeof tenantsContract, { tenants: TenantsRepository }>
