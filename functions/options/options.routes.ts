import type { optionsContract } from '#shared/options/options.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { listCategory, listIndustries, listOptions, type OptionsExtra } from './options.service.ts'

export const optionsRoutes = {
  listOptions: async (context) => ({ items: await listOptions(context) }),
  listIndustries: async (context, { params }) => ({ items: await listIndustries(context, params.tenantId) }),
  listOptionsOfCategory: async (context, { params }) => ({ items: await listCategory(context, params.category) }),
} satisfies Handlers<typeof optionsContract, OptionsExtra>
