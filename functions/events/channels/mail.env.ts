import * as z from 'zod/mini'

export const MailEnv = z.object({
  USERS_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
  /** The sender of mails, an address that SES has verified. */
  MAIL_FROM: z.email(),
  BRAND_NAME: z.string(),
  /** The site's address without a trailing slash; links in mails begin with it. */
  SITE_URL: z.url(),
})
