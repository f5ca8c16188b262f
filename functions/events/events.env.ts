import * as z from 'zod/mini'
import { BookingTables } from '#functions/wiring/booking-tables.ts'

export const EventsEnv = z.extend(BookingTables, {
  USERS_TABLE: z.string(),
  PROFESSIONALS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
  USER_POOL_ID: z.string(),
  DOCUMENTS_BUCKET: z.string(),
  /** The sender of mails, an address that SES has verified. */
  MAIL_FROM: z.email(),
  BRAND_NAME: z.string(),
  /** Where the site stands, without a slash at the end; links in mails begin with it. */
  SITE_URL: z.url(),
})
