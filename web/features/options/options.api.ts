import { useQuery } from '@tanstack/react-query'
import type { OptionCategory, OptionOf } from '#shared/options/options.schema.ts'
import { optionsContract } from '#shared/options/options.contract.ts'
import { apiFullList } from '#web/platform/api-query.ts'
import { runtime } from '#web/platform/runtime.ts'

/** Options change a few times a year. */
const cacheForAnHour = { staleTime: 3_600_000, gcTime: Infinity }

export const industriesQuery = () => ({
  ...apiFullList(optionsContract.listIndustries, { params: { tenantId: runtime().config.tenantId } }),
  ...cacheForAnHour,
})

export const useIndustries = () => useQuery(industriesQuery())

export const optionsQuery = (category: OptionCategory) => ({
  ...apiFullList(optionsContract.listOptionsOfCategory, { params: { category } }),
  ...cacheForAnHour,
})

/** For example, `useOptions('provinces').data` is a list of provinces with their regions. */
export const useOptions = <C extends OptionCategory>(category: C) =>
  useQuery({ ...optionsQuery(category), select: (options) => options as OptionOf<C>[] })
