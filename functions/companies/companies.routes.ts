import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { getSettings, saveSettings, type SettingsContext } from './company-settings.ts'
import { createCompany, type CreateCompanyContext } from './create-company.ts'
import { deleteCompany, type DeleteCompanyContext } from './delete-company.ts'
import { saveAbout, saveAddress, saveOperations, updateCompany, type SaveCompanyContext } from './save-company.ts'
import { getCompany, listCompanies, listMyPractices } from './companies.service.ts'

type Extra = Pick<
  CreateCompanyContext & SaveCompanyContext & SettingsContext & DeleteCompanyContext,
  'companies' | 'tenants' | 'tenantId' | 'options' | 'users' | 'bookings'
>

export const companiesRoutes = {
  listCompanies: (context, { query }) => listCompanies(context, query.NextToken),
  listMyPractices: async (context) => ({ items: await listMyPractices(context) }),
  createCompany: (context, { body }) => createCompany(context, body),
  updateCompany: (context, { params, body }) => updateCompany(context, params.companyId, body),
  saveCompanyAddress: (context, { params, body }) => saveAddress(context, params.companyId, body),
  saveOperations: (context, { params, body }) => saveOperations(context, params.companyId, body),
  saveAboutCompany: (context, { params, body }) => saveAbout(context, params.companyId, body),
  getCompanySettings: (context, { params }) => getSettings(context, params.companyId),
  saveCompanySettings: (context, { params, body }) => saveSettings(context, params.companyId, body),
  deleteCompany: (context, { params }) => deleteCompany(context, params.companyId),
  getCompany: (context, { params }) => getCompany(context, params.companyId),
} satisfies Handlers<typeof companiesContract, Extra>
