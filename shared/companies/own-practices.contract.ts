import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { Company, CompanySettings, PublicCompany } from './companies.schema.ts'

const companyId = z.strictObject({ companyId: CompanyId })
const members = { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'params.companyId' } } as const

/** What every page needs of practices. Apart from the other operations, which a few pages need. */
export const ownPracticesContract = defineContract({
  listMyPractices: {
    method: 'GET',
    path: '/companies/mypractices',
    summary: 'The practices you are a member of, with your role in each',
    access: { roles: ['CompanyAdmin'], underGrant: 'read' },
    list: Company,
    errors: [],
    reads: ['ownPractices'],
    failure: 'Failed to load company',
  },
  getCompanySettings: {
    method: 'GET',
    path: '/companies/{companyId}/settings',
    summary: 'A practice’s contact details and your notification settings',
    access: { ...members, underGrant: 'read' },
    params: companyId,
    response: CompanySettings,
    errors: ['COMPANY_NOT_FOUND'],
    reads: [],
  },
  getCompany: {
    method: 'GET',
    path: '/companies/{companyId}',
    summary: 'A practice: all details for its members, the public ones for locums',
    access: {
      roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'],
      owns: { kind: 'companyReader', id: 'params.companyId' },
      underGrant: 'read',
      logged: true,
    },
    params: companyId,
    response: z.union([Company, PublicCompany]),
    errors: ['COMPANY_NOT_FOUND'],
    reads: ['practiceApprovals'],
    failure: 'Failed to load company',
  },
})
