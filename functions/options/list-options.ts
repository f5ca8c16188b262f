import type { Page } from '#shared/kernel/define-contract.ts'
import { OptionCategory, type Option } from '#shared/options/options.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'

type Deps = Pick<Context, 'now'> & { options: OptionsRepository }

export const listOptions = async ({ options, now }: Deps): Promise<Page<Option>> => {
  const categories = await Promise.all(
    OptionCategory.options.map((category): Promise<Option[]> => options.listCategory(category, now)),
  )
  return { items: categories.flat() }
}
