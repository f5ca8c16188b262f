import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { LegalText, LegalTextChange, LegalTextKind } from './legal-texts.schema.ts'
import { TenantId } from './tenant-id.schema.ts'
import { EditedTenant, TenantChange, TenantVersion } from './tenant-versions.schema.ts'
import { Tenant } from './tenants.schema.ts'

const params = z.strictObject({ id: TenantId })
const textParams = z.strictObject({ id: TenantId, kind: LegalTextKind })
const superAdmins = { roles: ['SuperAdmin'] } as const
const saves = { access: { ...superAdmins, about: 'params.id' }, params, takesVersion: 'needed' } as const

/** The last version of the previous page. */
const VersionToken = z.string().check(z.regex(/^[1-9]\d{0,5}$/))

export const tenantsContract = defineContract({
  getTenant: {
    method: 'GET',
    path: '/tenant/get/{id}',
    summary: 'A tenant’s brand and settings, for anyone',
    access: { public: true },
    params,
    response: Tenant,
    errors: ['NOT_FOUND'],
    reads: ['tenant'],
  },
  getEditedTenant: {
    method: 'GET',
    path: '/admin/tenant',
    summary: 'The tenant as it was saved last, with the version that a save starts from',
    access: superAdmins,
    response: EditedTenant,
    errors: [],
    reads: ['tenant'],
  },
  updateTenant: {
    ...saves,
    method: 'PUT',
    path: '/tenant/{id}',
    summary: 'Save a tenant’s brand and settings as a whole',
    body: TenantChange,
    response: EditedTenant,
    errors: ['NOT_FOUND'],
    changes: ['tenant'],
  },
  listTenantVersions: {
    method: 'GET',
    path: '/admin/tenant/history',
    summary: 'Who changed what of the tenant and when, newest first',
    access: superAdmins,
    query: z.strictObject({ NextToken: z.optional(VersionToken) }),
    list: TenantVersion,
    errors: [],
    reads: ['tenant'],
  },
  restoreTenant: {
    ...saves,
    method: 'PUT',
    path: '/admin/tenant/{id}/restore',
    summary: 'Save an earlier version of a tenant’s brand and settings again; its texts stay',
    body: z.strictObject({ restored: z.int().check(z.gte(1)), version: z.optional(z.string()) }),
    response: EditedTenant,
    errors: ['NOT_FOUND'],
    changes: ['tenant'],
  },
  getLegalText: {
    method: 'GET',
    path: '/tenant/{id}/texts/{kind}',
    summary: 'A tenant’s terms or privacy notice, for anyone; the current version unless one is named',
    access: { public: true },
    params: textParams,
    query: z.strictObject({ version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'Use a number'))) }),
    response: LegalText,
    errors: ['NOT_FOUND'],
    reads: ['tenant'],
  },
  saveLegalText: {
    ...saves,
    method: 'PUT',
    path: '/tenant/{id}/texts/{kind}',
    summary: 'Save a tenant’s terms or privacy notice as a new version, to which people are asked to agree',
    params: textParams,
    body: LegalTextChange,
    response: LegalText,
    errors: ['NOT_FOUND'],
    changes: ['tenant'],
  },
})
