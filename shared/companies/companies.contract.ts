import * as z from 'zod/mini'
import { defineContract } from '../kernel/define-contract.ts'
import { CompanyId } from '../kernel/ids.ts'
import { AboutCompany, Company, CompanyAddress, CompanySettings, CompanyVerification, Operations, PublicCompany } from './companies.schema.ts'

const companyId = z.strictObject({ companyId: CompanyId })
const members = { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'params.companyId' } } as const

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
    access: members,
    params: companyId,
    body: CompanyVerification,
    response: Company,
    errors: ['COMPANY_NOT_FOUND'],
  },
  saveCompanyAddress: {
    method: 'PUT',
    path: '/companies/{companyId}/address',
    summary: 'Say where a practice is',
    access: members,
    params: companyId,
    body: CompanyAddress,
    response: Company,
    errors: ['COMPANY_NOT_FOUND'],
  },
  saveOperations: {
    method: 'PUT',
    path: '/companies/{companyId}/operations',
    summary: 'Say when a practice is open and how it works',
    access: members,
    params: companyId,
    body: Operations,
    response: Company,
    errors: ['COMPANY_NOT_FOUND'],
  },
  saveAboutCompany: {
    method: 'PUT',
    path: '/companies/{companyId}/about-company',
    summary: 'Tell locums about a practice',
    access: members,
    params: companyId,
    body: AboutCompany,
    response: Company,
    errors: ['COMPANY_NOT_FOUND'],
  },
  getCompanySettings: {
    method: 'GET',
    path: '/companies/{companyId}/settings',
    summary: 'A practice’s contacts, and what you want to be told',
    access: members,
    params: companyId,
    response: CompanySettings,
    errors: ['COMPANY_NOT_FOUND'],
  },
  saveCompanySettings: {
    method: 'PUT',
    path: '/companies/{companyId}/settings',
    summary: 'Change a practice’s contacts, and what you want to be told',
    access: members,
    params: companyId,
    body: CompanySettings,
    response: CompanySettings,
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
