import * as z from 'zod/mini'

export const NotifyEnv = z.object({
  USERS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  PROFESSIONALS_TABLE: z.string(),
  OFFERS_TABLE: z.string(),
  BOOKINGS_TABLE: z.string(),
  CONFIG_TABLE: z.string(),
  MAIL_QUEUE_URL: z.string(),
  LIVE_QUEUE_URL: z.string(),
})
