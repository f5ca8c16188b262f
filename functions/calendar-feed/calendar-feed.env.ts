import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

export const CalendarFeedEnv = z.extend(ApiEnv, {
  BOOKINGS_TABLE: z.string(),
  OFFERS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  TENANT_ID: z.string(),
  /** Where events lead to; empty without a domain of its own, so that they lead to where the feed is read. */
  LINKS_URL: z.string(),
})
