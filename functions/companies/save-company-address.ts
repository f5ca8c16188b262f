import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { locationOf } from '#shared/professionals/professionals.rules.ts'
import { checkOptions } from '#functions/choices/check-options.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import { saveCompanyStep, type SaveCompanyContext } from './save-company-step.ts'

type Deps = SaveCompanyContext & { options: OptionsRepository }
type Input = InputOf<(typeof companiesContract)['saveCompanyAddress']>

export const saveCompanyAddress = (context: Deps, { params, body: address }: Input): Promise<Company> =>
  saveCompanyStep(context, params.companyId, async () => {
    const places = [{ name: locationOf(address), field: 'region' }]
    await checkOptions(context.options, context.now, { places })
    return { address }
  })
