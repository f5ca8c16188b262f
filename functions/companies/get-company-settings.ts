import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { CompanySettings } from '#shared/companies/companies.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { Context } from '#functions/platform/context.ts'
import { readCompanySettings, companySettingsOf, type SettingsStores } from './company-settings.ts'

type Needs = Pick<Context, 'caller'> & SettingsStores
type Input = InputOf<(typeof companiesContract)['getCompanySettings']>

export const getCompanySettings = async (context: Needs, { params }: Input): Promise<CompanySettings> =>
  companySettingsOf(...(await readCompanySettings(context, params.companyId)))
