import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'
import { BookingTables } from '#functions/wiring/booking-tables.ts'

export const BookingsEnv = z.extend(ApiEnv, {
  ...BookingTables.shape,
  COMPANIES_TABLE: z.string(),
  CONFIG_TABLE: z.string(),
  AGENDA_TABLE: z.string(),
})
