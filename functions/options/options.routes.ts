import type { optionsContract } from '#shared/options/options.contract.ts'
import { listIndustries, listOptionsOfCategory, listOptions } from './list-options.ts'

export const optionsRoutes = { listOptions, listIndustries, listOptionsOfCategory } satisfies Record<
  keyof typeof optionsContract,
  unknown
>
