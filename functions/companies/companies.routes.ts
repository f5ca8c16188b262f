import type { companiesContract } from '#shared/companies/companies.contract.ts'
import { createCompany } from './create-company.ts'
import { createOfferTemplate } from './create-offer-template.ts'
import { decideCompanyApproval } from './decide-company-approval.ts'
import { deleteCompany } from './delete-company.ts'
import { deleteOfferTemplate } from './delete-offer-template.ts'
import { getCompanySettings } from './get-company-settings.ts'
import { getCompany } from './get-company.ts'
import { listCompanies } from './list-companies.ts'
import { listMyPractices } from './list-my-practices.ts'
import { listOfferTemplates } from './list-offer-templates.ts'
import { listPendingCompanies } from './list-pending-companies.ts'
import { saveAboutCompany } from './save-about-company.ts'
import { saveCompanyAddress } from './save-company-address.ts'
import { saveCompanySettings } from './save-company-settings.ts'
import { saveOperations } from './save-operations.ts'
import { updateCompany } from './update-company.ts'
import { updateOfferTemplate } from './update-offer-template.ts'

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
  listPendingCompanies,
  decideCompanyApproval,
} satisfies Record<keyof typeof companiesContract, unknown>
