import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import {
  AboutCompany,
  Company,
  CompanySettings,
  CompanySettingsChange,
  CompanyVerification,
  ListedCompany,
  Operations,
  PublicCompany,
} from './companies.schema.ts'
import { CompanyAddressForm } from './company-address.schema.ts'

const companyId = z.strictObject({ companyId: CompanyId })
const members = { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'params.companyId' } } as const

/** The last entry of the previous page: the practice's name in lower case, and its id. */
const PlaceInDirectory = z.string().check(z.maxLength(160), z.regex(/^.+#cmp_[0-9A-Z]{16}$/s))

export const companiesContract = defineContract({
  listCompanies: {
    method: 'GET',
    path: '/companies',
    summary: 'All practices with their managers, by name',
    access: { roles: ['SuperAdmin'] },
    query: z.strictObject({ NextToken: z.optional(PlaceInDirectory) }),
    list: ListedCompany,
    errors: [],
    reads: [],
  },
  listMyPractices: {
    method: 'GET',
    path: '/companies/mypractices',
    summary: 'The practices you are a member of',
    access: { roles: ['CompanyAdmin'] },
    list: Company,
    errors: [],
    reads: ['own practices'],
    failure: 'Failed to load company',
  },
  createCompany: {
    method: 'POST',
    path: '/companies',
    summary: 'Create a practice; you become its first member',
    access: { roles: ['CompanyAdmin'] },
    body: CompanyVerification,
    response: Company,
    errors: ['COMPANY_EXISTS', 'QUOTA_EXCEEDED'],
    changes: [],
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
    changes: [],
  },
  saveCompanyAddress: {
    method: 'PUT',
    path: '/companies/{companyId}/address',
    summary: 'Save a practice’s address',
    access: members,
    params: companyId,
    body: CompanyAddressForm,
    response: Company,
    errors: ['COMPANY_NOT_FOUND'],
    changes: [],
  },
  saveOperations: {
    method: 'PUT',
    path: '/companies/{companyId}/operations',
    summary: 'Save a practice’s opening hours and operations',
    access: members,
    params: companyId,
    body: Operations,
    response: Company,
    errors: ['COMPANY_NOT_FOUND'],
    changes: [],
  },
  saveAboutCompany: {
    method: 'PUT',
    path: '/companies/{companyId}/about-company',
    summary: 'Save a practice’s description',
    access: members,
    params: companyId,
    body: AboutCompany,
    response: Company,
    errors: ['COMPANY_NOT_FOUND'],
    changes: [],
  },
  getCompanySettings: {
    method: 'GET',
    path: '/companies/{companyId}/settings',
    summary: 'A practice’s contact details and your notification settings',
    access: members,
    params: companyId,
    response: CompanySettings,
    errors: ['COMPANY_NOT_FOUND'],
    reads: [],
  },
  saveCompanySettings: {
    method: 'PUT',
    path: '/companies/{companyId}/settings',
    summary: 'Change a practice’s contact details and your notification settings',
    access: members,
    params: companyId,
    body: CompanySettingsChange,
    response: CompanySettings,
    errors: ['COMPANY_NOT_FOUND'],
    changes: ['own practices'],
  },
  deleteCompany: {
    method: 'DELETE',
    path: '/companies/{companyId}',
    summary: 'Delete a practice; deleting your last one also deletes your account',
    // Membership is checked in the command, because it is deleted too: a repeat still gets the first response.
    access: {
      ...members,
      owns: { ...members.owns, checked: 'in command' },
      session: 'in command',
    },
    params: companyId,
    response: z.strictObject({ id: CompanyId, account_deleted: z.boolean() }),
    errors: ['COMPANY_NOT_FOUND', 'BOOKINGS_AHEAD'],
    changes: 'all',
  },
  getCompany: {
    method: 'GET',
    path: '/companies/{companyId}',
    summary: 'A practice: all details for its members, the public ones for locums',
    access: {
      roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'],
      owns: { kind: 'companyReader', id: 'params.companyId' },
    },
    params: companyId,
    response: z.union([Company, PublicCompany]),
    errors: ['COMPANY_NOT_FOUND'],
    reads: [],
    failure: 'Failed to load company',
  },
})
