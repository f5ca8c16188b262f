import type { Page, InputOf } from '#shared/kernel/define-contract.ts'
import { OptionCategory, type Option, type Industry } from '#shared/options/options.schema.ts'
import type { optionsContract } from '#shared/options/options.contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { expertiseOptions } from '#shared/options/expertise.rules.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'

type Contract = typeof optionsContract

type Deps = Pick<Context, 'now'> & { options: OptionsRepository }

export const listOptions = async ({ options, now }: Deps): Promise<Page<Option>> => {
  const categories = await Promise.all(
    OptionCategory.options.map((category): Promise<Option[]> => options.listCategory(category, now)),
  )
  return { items: categories.flat() }
}

export const listOptionsOfCategory = async (
  { options, now }: Deps,
  { params }: InputOf<Contract['listOptionsOfCategory']>,
): Promise<Page<Option>> => ({
  items: await options.listCategory(params.category, now),
})

/** A deployment serves one tenant; other tenants have their own. */
export const listIndustries = async (
  { options, now, tenantId }: Deps & { tenantId: string },
  { params }: InputOf<Contract['listIndustries']>,
): Promise<Page<Industry>> => {
  if (params.tenantId !== tenantId) throw new DomainError('NOT_FOUND')
  const industries = await options.listCategory('industries', now)
  const items = industries.map((industry) => ({
    name: industry.name,
    ...(industry.label && { label: industry.label }),
    skills: industry.subs,
    ...(industry.formerSkills && { formerSkills: industry.formerSkills }),
    professions: industry.professions,
    workedAtOptions: industry.workedAtOptions,
    expertise: expertiseOptions(industry, industries),
    alsoFinds: industry.alsoFinds,
  }))
  return { items }
}
