import * as z from 'zod/mini'

export const NotifyEnv = z.object({
  USERS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  OFFERS_TABLE: z.string(),
  BOOKINGS_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
  /** The sender of mails, an address that SES has verified. */
  MAIL_FROM: z.email(),
  BRAND_NAME: z.string(),
  /** Where the site stands, without a slash at the end; links in mails begin with it. */
  SITE_URL: z.url(),
})
