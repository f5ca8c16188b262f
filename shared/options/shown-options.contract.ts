import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { TenantId } from '#shared/tenants/tenant-id.schema.ts'
import { Industry, Option, OptionCategory } from './options.schema.ts'

const anyone = { roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'], session: 'unchecked' } as const

/** Options as forms show them. Apart from their editor's operations, which one page needs. */
export const shownOptionsContract = defineContract({
  listOptions: {
    method: 'GET',
    path: '/options',
    summary: 'All options for forms, by category and in order',
    access: { ...anyone, underGrant: 'read' },
    list: Option,
    errors: [],
    reads: [],
  },
  listIndustries: {
    method: 'GET',
    path: '/options/industries/{tenantId}',
    summary: 'A tenant’s industries with their professions, skills and places of work',
    access: { ...anyone, underGrant: 'read' },
    params: z.strictObject({ tenantId: TenantId }),
    list: Industry,
    errors: ['NOT_FOUND'],
    reads: [],
  },
  listOptionsOfCategory: {
    method: 'GET',
    path: '/options/category/{category}',
    summary: 'The options of one category, such as provinces or public-holidays',
    access: { ...anyone, underGrant: 'read' },
    params: z.strictObject({ category: OptionCategory }),
    list: Option,
    errors: [],
    reads: [],
  },
})
