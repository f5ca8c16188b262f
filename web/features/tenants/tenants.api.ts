import { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'

export const editedTenantQuery = apiQuery(tenantsContract.getEditedTenant)

export const tenantVersions = apiList(tenantsContract.listTenantVersions, {})
