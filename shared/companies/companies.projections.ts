import type { Company, PublicCompany } from './companies.schema.ts'

/** As its members see it: what is kept beside these fields stays inside. */
export const companyOf = (company: Company): Company => ({
  id: company.id,
  tenantId: company.tenantId,
  name: company.name,
  industry: company.industry,
  type: company.type,
  email: company.email,
  contact: company.contact,
  managers: company.managers,
  approved: company.approved,
  createdAt: company.createdAt,
  updatedAt: company.updatedAt,
})

/** As locums see it. */
export const publicCompanyOf = ({ id, name, industry, type }: Company): PublicCompany => ({ id, name, industry, type })
