import * as z from 'zod/mini'
import { BookingTables } from '../bookings/booking-tables.env.ts'
import { ApiEnv } from '../platform/env.ts'

export const OffersEnv = z.extend(ApiEnv, {
  ...BookingTables.shape,
  PROFESSIONALS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  CONFIG_TABLE: z.string(),
})
