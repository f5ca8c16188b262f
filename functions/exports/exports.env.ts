import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

export const ExportsEnv = z.extend(ApiEnv, {
  USERS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  DOCUMENTS_BUCKET: z.string(),
})
