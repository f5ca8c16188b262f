import type { OptionList, OptionsFile } from '#shared/options/option-lists.schema.ts'
import { optionsContract } from '#shared/options/options.contract.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

export const optionListsQuery = apiQuery(optionsContract.getOptionLists)

export const useSaveOptions = () =>
  useApiMutation(optionsContract.saveOptions, ({ lists, version }: { lists: OptionList[]; version: string }) => ({
    body: { lists },
    version,
  }))

export const useCompareOptions = () => useApiMutation(optionsContract.compareOptions, (body: OptionsFile) => ({ body }))
