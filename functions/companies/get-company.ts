import type { companiesContract } from '#shared/companies/companies.contract.ts'
import { companyOf, publicCompanyOf } from '#shared/companies/companies.projections.ts'
import type { Company, PublicCompany } from '#shared/companies/companies.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { hasRole } from '#shared/kernel/member-roles.ts'
import type { WalletsRepository } from '#functions/stores/wallets.repository.ts'
import { readWallet } from '#functions/stores/wallets.view.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

type Deps = Pick<Context, 'caller'> & {
  companies: CompaniesRepository
  wallets: Pick<WalletsRepository, 'listEntries'>
}
type Input = InputOf<(typeof companiesContract)['getCompany']>

export const getCompany = async (
  { caller, companies, wallets }: Deps,
  { params: { companyId } }: Input,
): Promise<Company | PublicCompany> => {
  const company = await companies.get(companyId)
  if (!company) throw new DomainError('COMPANY_NOT_FOUND')
  if (caller.party === 'professional') return publicCompanyOf(company)
  const role = caller.practice?.role
  const seesWallet = role !== undefined && hasRole(role, 'manager')
  return {
    ...companyOf(company, role),
    ...(seesWallet && { walletTransactions: await readWallet(wallets, companyId, 'practice') }),
  }
}
