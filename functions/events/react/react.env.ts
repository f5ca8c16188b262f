import * as z from 'zod/mini'
import { BookingTables } from '#functions/wiring/booking-tables.ts'

export const ReactEnv = z.extend(BookingTables, {
  USERS_TABLE: z.string(),
  PROFESSIONALS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
  MESSAGES_TABLE: z.string(),
  REPORTS_TABLE: z.string(),
  USER_POOL_ID: z.string(),
  DOCUMENTS_BUCKET: z.string(),
})
