import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

export const IdentityEnv = z.extend(ApiEnv, {
  PROFESSIONALS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  USER_POOL_ID: z.string(),
})
