import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

export const AdminEnv = z.extend(ApiEnv, {
  PROFESSIONALS_TABLE: z.string(),
  CALENDARS_TABLE: z.string(),
  SEARCH_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  USERS_TABLE: z.string(),
  REPORTS_TABLE: z.string(),
  DOCUMENTS_BUCKET: z.string(),
})
