import type { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { getTenant, type TenantsExtra } from './tenants.service.ts'

export const tenantsRoutes = {
  getTenant: (context, { params }) => getTenant(context, params.id),
} satisfies Handlers<typeof tenantsContract, TenantsExtra>
