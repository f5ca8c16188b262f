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
  COLLECTED_MAIL_QUEUE_URL: z.string(),
  PUSH_QUEUE_URL: z.string(),
  /** For how long notifications of a user become one; the delay of the queues above, except the first. */
  COLLECT_SECONDS: z.coerce.number(),
})
