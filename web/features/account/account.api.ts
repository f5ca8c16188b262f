import { companiesContract } from '#shared/companies/companies.contract.ts'
import { exportsContract } from '#shared/exports/exports.contract.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { apiQuery } from '#web/platform/api-query.ts'

export const locumAccount = {
  settings: apiQuery(professionalsContract.getProfessionalSettings),
  copy: apiQuery(exportsContract.getProfessionalExport),
}

/** For a practice's user who has no practice yet. */
export const accountExport = apiQuery(exportsContract.getAccountExport)

export const practiceAccount = (companyId: CompanyId) => ({
  settings: apiQuery(companiesContract.getCompanySettings, { params: { companyId } }),
  copy: apiQuery(exportsContract.getCompanyExport, { params: { companyId } }),
})
