import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

export const CompaniesEnv = z.extend(ApiEnv, {
  COMPANIES_TABLE: z.string(),
  BOOKINGS_TABLE: z.string(),
  CONFIG_TABLE: z.string(),
  TENANT_ID: z.string(),
})
