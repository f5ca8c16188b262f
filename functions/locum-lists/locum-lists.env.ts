import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

export const LocumListsEnv = z.extend(ApiEnv, {
  BOOKINGS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  PROFESSIONALS_TABLE: z.string(),
  SEARCH_TABLE: z.string(),
})
