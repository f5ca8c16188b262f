import { useQuery } from '@tanstack/react-query'
import type { OptionCategory, OptionOf } from '#shared/options/options.schema.ts'
import { optionsContract } from '#shared/options/options.contract.ts'
import { call } from '#web/platform/api-client.ts'
import { runtime } from '#web/platform/runtime.ts'

/** Options change a few times a year: one answer serves a visit. */
const forThisVisit = { staleTime: Infinity, gcTime: Infinity }

export const useIndustries = () =>
  useQuery({
    queryKey: ['options', 'industries of tenant'],
    queryFn: async () =>
      (await call(optionsContract.listIndustries, { params: { tenantId: runtime().config.tenantId } })).items,
    ...forThisVisit,
  })

/** `useOptions('provinces').data` is a list of provinces with their regions. */
export const useOptions = <C extends OptionCategory>(category: C) =>
  useQuery({
    queryKey: ['options', category],
    queryFn: async () =>
      (await call(optionsContract.listOptionsOfCategory, { params: { category } })).items as OptionOf<C>[],
    ...forThisVisit,
  })
