import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { saveCompanyStep, type SavingCompany } from './save-company-step.ts'

type Input = InputOf<(typeof companiesContract)['saveAboutCompany']>

export const saveAboutCompany = (context: SavingCompany, { params, body }: Input): Promise<Company> =>
  saveCompanyStep(context, params.companyId, () => body)
