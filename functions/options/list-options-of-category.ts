import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { optionsContract } from '#shared/options/options.contract.ts'
import type { Option } from '#shared/options/options.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'

type Deps = Pick<Context, 'now'> & { options: OptionsRepository }
type Input = InputOf<(typeof optionsContract)['listOptionsOfCategory']>

export const listOptionsOfCategory = async ({ options, now }: Deps, { params }: Input): Promise<Page<Option>> => ({
  items: await options.listCategory(params.category, now),
})
