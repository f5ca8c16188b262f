import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { TenantId } from './tenant-id.schema.ts'
import { Tenant } from './tenants.schema.ts'

export const tenantsContract = defineContract({
  getTenant: {
    method: 'GET',
    path: '/tenant/get/{id}',
    summary: 'A tenant’s brand and settings, for anyone',
    access: { public: true },
    params: z.strictObject({ id: TenantId }),
    response: Tenant,
    errors: ['NOT_FOUND'],
    reads: [],
  },
})
