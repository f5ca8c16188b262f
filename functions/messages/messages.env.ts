import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

export const MessagesEnv = z.extend(ApiEnv, {
  MESSAGES_TABLE: z.string(),
  REPORTS_TABLE: z.string(),
  PROFESSIONALS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  OFFERS_TABLE: z.string(),
  BOOKINGS_TABLE: z.string(),
  DOCUMENTS_BUCKET: z.string(),
})
