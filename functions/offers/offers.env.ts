import * as z from 'zod/mini'
import { ApiEnv } from '../platform/env.ts'
import { OfferTables } from '../workflows/booking-tables.ts'

export const OffersEnv = z.extend(ApiEnv, { ...OfferTables.shape, USERS_TABLE: z.string() })
