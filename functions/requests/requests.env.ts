import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'
import { OfferTables } from '#functions/wiring/booking-tables.ts'

/** A booking request is stored as a private offer. */
export const RequestsEnv = z.extend(ApiEnv, OfferTables.shape)
