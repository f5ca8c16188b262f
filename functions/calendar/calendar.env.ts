import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

export const CalendarEnv = z.extend(ApiEnv, {
  PROFESSIONALS_TABLE: z.string(),
  CALENDARS_TABLE: z.string(),
  SEARCH_TABLE: z.string(),
  OFFERS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
})
