import * as z from 'zod/mini'
import { defineContract } from '../kernel/define-contract.ts'
import { CompanyId } from '../kernel/ids.ts'
import { Company, CompanyVerification, PublicCompany } from './companies.schema.ts'

const companyId = z.strictObject({ companyId: CompanyId })

export const companiesContract = defineContract({
  listMyPractices: {
    method: 'GET',
    path: '/companies/mypractices',
    summary: 'The practices you are a member of',
    access: { roles: ['CompanyAdmin'] },
    list: Company,
    errors: [],
  },
  createCompany: {
    method: 'POST',
    path: '/companies',
    summary: 'Create a practice; you become its first member',
    access: { roles: ['CompanyAdmin'] },
    body: CompanyVerification,
    response: Company,
    errors: [],
  },
  updateCompany: {
    method: 'PUT',
    path: '/companies/{companyId}',
    summary: 'Change a practice’s details and managers',
    access: { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'params.companyId' } },
    params: companyId,
    body: CompanyVerification,
    response: Company,
    errors: ['COMPANY_NOT_FOUND'],
  },
  getCompany: {
    method: 'GET',
    path: '/companies/{companyId}',
    summary: 'A practice: whole for its members, the public part for locums',
    access: { roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'] },
    params: companyId,
    response: z.union([Company, PublicCompany]),
    errors: ['COMPANY_NOT_FOUND'],
  },
})
