import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { expertiseOptions } from '#shared/options/expertise.rules.ts'
import type { optionsContract } from '#shared/options/options.contract.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'

type Deps = Pick<Context, 'now'> & { options: OptionsRepository; tenantId: string }
type Input = InputOf<(typeof optionsContract)['listIndustries']>

/** A deployment serves one tenant; other tenants have their own. */
export const listIndustries = async ({ options, now, tenantId }: Deps, { params }: Input): Promise<Page<Industry>> => {
  if (params.tenantId !== tenantId) throw new DomainError('NOT_FOUND')
  const industries = await options.listCategory('industries', now)
  const items = industries.map((industry) => ({
    name: industry.name,
    skills: industry.subs,
    professions: industry.professions,
    workedAtOptions: industry.workedAtOptions,
    expertise: expertiseOptions(industry, industries),
    alsoFinds: industry.alsoFinds,
  }))
  return { items }
}
