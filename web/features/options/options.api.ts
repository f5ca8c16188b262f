import { useQuery } from '@tanstack/react-query'
import type { OptionCategory, OptionOf } from '#shared/options/options.schema.ts'
import { shownOptionsContract } from '#shared/options/shown-options.contract.ts'
import { apiFullList } from '#web/platform/api-query.ts'
import { optionsStaleTime } from '#web/platform/options-version.ts'
import { runtime } from '#web/platform/runtime.ts'

const cacheUntilChanged = { staleTime: optionsStaleTime, gcTime: Infinity }

export const industriesQuery = () => ({
  ...apiFullList(shownOptionsContract.listIndustries, { params: { tenantId: runtime().config.tenantId } }),
  ...cacheUntilChanged,
})

export const useIndustries = () => useQuery(industriesQuery())

export const optionsQuery = (category: OptionCategory) => ({
  ...apiFullList(shownOptionsContract.listOptionsOfCategory, { params: { category } }),
  ...cacheUntilChanged,
})

/** For example, `useOptions('provinces').data` is a list of provinces with their regions. */
export const useOptions = <C extends OptionCategory>(category: C) =>
  useQuery({ ...optionsQuery(category), select: (options) => options as OptionOf<C>[] })
