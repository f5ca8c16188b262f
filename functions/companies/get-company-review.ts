import type { CompanyReview } from '#shared/companies/approval.contract.ts'
import type { companiesContract } from '#shared/companies/companies.contract.ts'
import { companyOf } from '#shared/companies/companies.projections.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

export const getCompanyReview = async (
  { companies }: { companies: CompaniesRepository },
  { params: { companyId } }: InputOf<(typeof companiesContract)['getCompanyReview']>,
): Promise<CompanyReview> => {
  const company = await companies.get(companyId)
  if (!company) throw new DomainError('COMPANY_NOT_FOUND')
  return {
    company: companyOf(company),
    since: company.waitingSince,
    registered_at: company.registeredAt,
    decision: company.decision,
  }
}
