import type { optionsContract } from '#shared/options/options.contract.ts'
import { listIndustries } from './list-industries.ts'
import { listOptionsOfCategory } from './list-options-of-category.ts'
import { listOptions } from './list-options.ts'

export const optionsRoutes = { listOptions, listIndustries, listOptionsOfCategory } satisfies Record<
  keyof typeof optionsContract,
  unknown
>
