import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { CompanySettings } from '#shared/companies/companies.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { Context } from '#functions/platform/context.ts'
import { readCompanySettings, companySettingsOf, type SettingsRepositories } from './company-settings.ts'

type Deps = Pick<Context, 'caller'> & SettingsRepositories
type Input = InputOf<(typeof companiesContract)['getCompanySettings']>

export const getCompanySettings = async (context: Deps, { params }: Input): Promise<CompanySettings> =>
  companySettingsOf(...(await readCompanySettings(context, params.companyId)))
