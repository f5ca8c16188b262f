import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { saveCompanyStep, type SaveCompanyContext } from './save-company-step.ts'

type Input = InputOf<(typeof companiesContract)['saveAboutCompany']>

export const saveAboutCompany = (context: SaveCompanyContext, { params, body }: Input): Promise<Company> =>
  saveCompanyStep(context, params.companyId, () => body)
