import type { companiesContract } from '#shared/companies/companies.contract.ts'
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
} satisfies Record<keyof typeof companiesContract, unknown>
