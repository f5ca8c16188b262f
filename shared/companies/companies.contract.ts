import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { companyApprovalContract } from './approval.contract.ts'
import {
  AboutCompany,
  Company,
  CompanySettings,
  CompanySettingsChange,
  CompanyVerification,
  ListedCompany,
  Operations,
} from './companies.schema.ts'
import { plansContract } from './plans.contract.ts'
import { CompanyAddressForm } from '#shared/kernel/company-address.schema.ts'
import { ownPracticesContract } from './own-practices.contract.ts'
import { offerTemplatesContract } from './offer-templates.contract.ts'

const companyId = z.strictObject({ companyId: CompanyId })
const members = { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'params.companyId' } } as const
const managers = { ...members, owns: { ...members.owns, member: 'manager' } } as const

/** The last entry of the previous page: the practice's name in lower case, and its id. */
const DirectoryToken = z.string().check(z.maxLength(160), z.regex(/^.+#cmp_[0-9A-Z]{16}$/s))

export const companiesContract = defineContract({
  ...offerTemplatesContract,
  ...ownPracticesContract,
  ...companyApprovalContract,
  ...plansContract,
  listCompanies: {
    method: 'GET',
    path: '/companies',
    summary: 'All practices with their managers, by name',
    access: { roles: ['SuperAdmin'] },
    query: z.strictObject({ NextToken: z.optional(DirectoryToken) }),
    list: ListedCompany,
    errors: [],
    reads: [],
  },
  createCompany: {
    method: 'POST',
    path: '/companies',
    summary: 'Create a practice; you become its owner',
    access: { roles: ['CompanyAdmin'], underGrant: 'never' },
    body: CompanyVerification,
    response: Company,
    errors: ['COMPANY_EXISTS', 'QUOTA_EXCEEDED'],
    changes: [],
  },
  updateCompany: {
    method: 'PUT',
    path: '/companies/{companyId}',
    summary: 'Change a practice’s details and managers',
    access: { ...managers, underGrant: 'act' },
    params: companyId,
    body: CompanyVerification,
    response: Company,
    errors: ['COMPANY_NOT_FOUND', 'PRACTICE_SUSPENDED'],
    takesVersion: true,
    changes: [],
  },
  saveCompanyAddress: {
    method: 'PUT',
    path: '/companies/{companyId}/address',
    summary: 'Save a practice’s address',
    access: { ...managers, underGrant: 'act' },
    params: companyId,
    body: CompanyAddressForm,
    response: Company,
    errors: ['COMPANY_NOT_FOUND'],
    takesVersion: true,
    changes: [],
  },
  saveOperations: {
    method: 'PUT',
    path: '/companies/{companyId}/operations',
    summary: 'Save a practice’s opening hours and operations',
    access: { ...managers, underGrant: 'act' },
    params: companyId,
    body: Operations,
    response: Company,
    errors: ['COMPANY_NOT_FOUND'],
    takesVersion: true,
    changes: [],
  },
  saveAboutCompany: {
    method: 'PUT',
    path: '/companies/{companyId}/about-company',
    summary: 'Save a practice’s description',
    access: { ...managers, underGrant: 'act' },
    params: companyId,
    body: AboutCompany,
    response: Company,
    errors: ['COMPANY_NOT_FOUND'],
    takesVersion: true,
    changes: [],
  },
  saveCompanySettings: {
    method: 'PUT',
    path: '/companies/{companyId}/settings',
    summary: 'Change a practice’s contact details, your name and your notification settings',
    access: { ...managers, ownFields: ['name', 'notification_channels'], underGrant: 'act' },
    params: companyId,
    body: CompanySettingsChange,
    response: CompanySettings,
    errors: ['COMPANY_NOT_FOUND'],
    takesVersion: true,
    changes: ['ownPractices'],
  },
  deleteCompany: {
    method: 'DELETE',
    path: '/companies/{companyId}',
    summary: 'Delete a practice; deleting your last one also deletes your account',
    // Membership is checked in the command, because it is deleted too: a repeat still gets the first response.
    access: {
      ...members,
      owns: { ...members.owns, checked: 'inCommand', member: 'owner' },
      session: 'inCommand',
      underGrant: 'never',
    },
    params: companyId,
    response: z.strictObject({ id: CompanyId, account_deleted: z.boolean() }),
    errors: ['COMPANY_NOT_FOUND', 'PRACTICE_SUSPENDED', 'BOOKINGS_AHEAD', 'CREDITS_BEING_REDEEMED'],
    changes: 'all',
  },
})
