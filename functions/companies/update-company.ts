import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { companiesContract } from '#shared/companies/companies.contract.ts'
import { CompanyVerification, type Company } from '#shared/companies/companies.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { StoredCompany } from '#functions/stores/companies.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import { checkOptions } from '#functions/checks/check-options.ts'
import { saveCompanyStep, type SaveCompanyContext } from './save-company-step.ts'

type Deps = SaveCompanyContext & { options: OptionsRepository }
type Input = InputOf<(typeof companiesContract)['updateCompany']>

const isSame = (before: StoredCompany, verification: CompanyVerification): boolean =>
  z.keyof(CompanyVerification).options.every((field) => isDeepStrictEqual(before[field], verification[field]))

/** Changing what the approval covers means the practice has to be approved again. */
export const updateCompany = (context: Deps, { params, body }: Input): Promise<Company> =>
  saveCompanyStep(context, params.companyId, async (before) => {
    await checkOptions(context.options, context.now, { industries: [{ name: body.industry, field: 'industry' }] })
    return { ...body, ...(!isSame(before, body) && { registeredAt: context.now }) }
  })
