import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

export const ProfessionalsEnv = z.extend(ApiEnv, {
  PROFESSIONALS_TABLE: z.string(),
  CALENDARS_TABLE: z.string(),
  SEARCH_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  BOOKINGS_TABLE: z.string(),
  USERS_TABLE: z.string(),
  CONFIG_TABLE: z.string(),
  TENANT_ID: z.string(),
})
