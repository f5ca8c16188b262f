import { DomainError } from '#shared/kernel/errors.ts'
import { expertiseOptions } from '#shared/options/expertise.rules.ts'
import { OptionCategory, type Industry, type Option } from '#shared/options/options.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'

export type OptionsExtra = { options: OptionsRepository; tenantId: string }
type Reading = Pick<Context, 'now'> & OptionsExtra

export const listCategory = ({ options, now }: Reading, category: OptionCategory): Promise<Option[]> =>
  options.listCategory(category, now)

export const listOptions = async (context: Reading): Promise<Option[]> => {
  const categories = await Promise.all(OptionCategory.options.map((category) => listCategory(context, category)))
  return categories.flat()
}

/** A deployment serves one tenant; another's industries are elsewhere. */
export const listIndustries = async ({ options, now, tenantId }: Reading, asked: string): Promise<Industry[]> => {
  if (asked !== tenantId) throw new DomainError('NOT_FOUND')
  const industries = await options.listCategory('industries', now)
  return industries.map((industry) => ({
    name: industry.name,
    skills: industry.subs,
    professions: industry.professions,
    workedAtOptions: industry.workedAtOptions,
    expertise: expertiseOptions(industry, industries),
    alsoFinds: industry.alsoFinds,
  }))
}
