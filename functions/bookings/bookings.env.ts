import * as z from 'zod/mini'
import { ApiEnv } from '../platform/env.ts'
import { BookingTables } from '../workflows/booking-tables.ts'

export const BookingsEnv = z.extend(ApiEnv, { ...BookingTables.shape, COMPANIES_TABLE: z.string() })
