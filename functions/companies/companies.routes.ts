import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { TenantsRepository } from '#functions/stores/tenants.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { createCompany } from './create-company.ts'
import { createOfferTemplate } from './create-offer-template.ts'
import { deleteCompany } from './delete-company.ts'
import { deleteOfferTemplate } from './delete-offer-template.ts'
import { getCompanySettings } from './get-company-settings.ts'
import { getCompany } from './get-company.ts'
import { listCompanies } from './list-companies.ts'
import { listOfferTemplates } from './list-offer-templates.ts'
import { listMyPractices } from './list-my-practices.ts'
import { saveAboutCompany } from './save-about-company.ts'
import { saveCompanyAddress } from './save-company-address.ts'
import { saveCompanySettings } from './save-company-settings.ts'
import { saveOperations } from './save-operations.ts'
import { updateOfferTemplate } from './update-offer-template.ts'
import { updateCompany } from './update-company.ts'

type Deps = {
  companies: CompaniesRepository
  bookings: BookingsRepository
  users: UsersRepository
  tenants: TenantsRepository
  options: OptionsRepository
  tenantId: string
}

export const companiesRoutes = {
  listCompanies,
  listMyPractices,
  createCompany,
  updateCompany,
  saveCompanyAddress,
  saveOperations,
  saveAboutCompany,
  getCompanySettings,
  saveCompanySettings,
  listOfferTemplates,
  createOfferTemplate,
  updateOfferTemplate,
  deleteOfferTemplate,
  deleteCompany,
  getCompany,
} satisfies Handlers<typeof companiesContract, Deps>
