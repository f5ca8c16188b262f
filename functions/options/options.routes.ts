import type { optionsContract } from '#shared/options/options.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import { listIndustries } from './list-industries.ts'
import { listOptionsOfCategory } from './list-options-of-category.ts'
import { listOptions } from './list-options.ts'

type Deps = { options: OptionsRepository; tenantId: string }

export const optionsRoutes = { listOptions, listIndustries, listOptionsOfCategory } satisfies Handlers<
  typeof optionsContract,
  Deps
>
