import type { companiesContract } from '../../shared/companies/companies.contract.ts'
import type { Handlers } from '../platform/http/serve-contract.ts'
import { createCompany, type CreateCompanyContext } from '../workflows/create-company.ts'
import { getCompany, listMyPractices, updateCompany } from './companies.service.ts'

type Extra = Pick<CreateCompanyContext, 'companies' | 'tenants' | 'tenantId'>

export const companiesRoutes = {
  listMyPractices: async (context) => ({ items: await listMyPractices(context) }),
  createCompany: (context, { body }) => createCompany(context, body),
  updateCompany: (context, { params, body }) => updateCompany(context, params.companyId, body),
  getCompany: (context, { params }) => getCompany(context, params.companyId),
} satisfies Handlers<typeof companiesContract, Extra>
