import type { companiesContract } from '#shared/companies/companies.contract.ts'
import { createCompany } from './create-company.ts'
import { createOfferTemplate, deleteOfferTemplate, listOfferTemplates, updateOfferTemplate } from './offer-templates.ts'
import { decideCompanyApproval, sendBackCompany } from './decide-send-back.ts'
import { deleteCompany } from './delete-company.ts'
import { getCompanySettings, saveCompanySettings } from './company-settings.ts'
import { getCompany } from './get-company.ts'
import { getCompanyReview } from './get-company-review.ts'
import { getPricing } from './get-pricing.ts'
import { setPlan } from './set-plan.ts'
import { suspendCompany } from './suspend-company.ts'
import { listCompanies, listMyPractices, listPendingCompanies } from './list-companies.ts'
import { saveAboutCompany, saveCompanyAddress, saveOperations, updateCompany } from './save-update-company.ts'

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
  getPricing,
  setPlan,
  listPendingCompanies,
  decideCompanyApproval,
  suspendCompany,
  sendBackCompany,
  getCompanyReview,
} satisfies Record<keyof typeof companiesContract, unknown>
