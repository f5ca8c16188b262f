import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

/** Read-only, so without a commands table. */
export const SearchEnv = z.extend(z.pick(ApiEnv, { USERS_TABLE: true }), {
  SEARCH_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  CONFIG_TABLE: z.string(),
})
