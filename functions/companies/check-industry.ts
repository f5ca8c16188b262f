import type { CompanyVerification } from '#shared/companies/companies.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { checkChosen } from '#functions/offering/known-options.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'

type Needs = Pick<Context, 'now'> & { options: OptionsRepository }

export const checkIndustry = ({ options, now }: Needs, { industry }: CompanyVerification): Promise<void> =>
  checkChosen(options, now, { industries: [{ name: industry, field: 'industry' }] })
