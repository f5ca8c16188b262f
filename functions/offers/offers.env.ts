import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'
import { OfferTables } from '#functions/wiring/booking-tables.ts'

export const OffersEnv = z.extend(ApiEnv, OfferTables.shape)
