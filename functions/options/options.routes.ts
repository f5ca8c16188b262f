import type { optionsContract } from '#shared/options/options.contract.ts'
import { compareOptions } from './compare-options.ts'
import { getOptionLists } from './get-option-lists.ts'
import { listIndustries, listOptionsOfCategory, listOptions } from './list-options.ts'
import { saveOptions } from './save-options.ts'

export const optionsRoutes = {
  listOptions,
  listIndustries,
  listOptionsOfCategory,
  getOptionLists,
  compareOptions,
  saveOptions,
} satisfies Record<keyof typeof optionsContract, unknown>
