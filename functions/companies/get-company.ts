import type { companiesContract } from '#shared/companies/companies.contract.ts'
import { companyOf, publicCompanyOf } from '#shared/companies/companies.projections.ts'
import type { Company, PublicCompany } from '#shared/companies/companies.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

type Deps = Pick<Context, 'caller'> & { companies: CompaniesRepository }
type Input = InputOf<(typeof companiesContract)['getCompany']>

export const getCompany = async (
  { caller, companies }: Deps,
  { params: { companyId } }: Input,
): Promise<Company | PublicCompany> => {
  const company = await companies.get(companyId)
  if (!company) throw new DomainError('COMPANY_NOT_FOUND')
  return caller.party === 'professional' ? publicCompanyOf(company) : companyOf(company, caller.practice?.role)
}
