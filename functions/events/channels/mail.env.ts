import * as z from 'zod/mini'
import { MailBrandText } from '#shared/tenants/mail-brand.schema.ts'

export const MailEnv = z.object({
  USERS_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
  AGENDA_TABLE: z.string(),
  MESSAGES_TABLE: z.string(),
  BOOKINGS_TABLE: z.string(),
  OFFERS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  CONFIG_TABLE: z.string(),
  TENANT_ID: z.string(),
  /** Where Secrets Manager stores the key of which the tokens of invites are made. */
  INVITE_SECRET: z.string(),
  /** The sender of mails, an address that SES has verified. */
  MAIL_FROM: z.email(),
  /** How far apart mails about one offer to one reader are. */
  PAUSE_SECONDS: z.coerce.number(),
  BRAND: MailBrandText,
  /** The site's address without a trailing slash; links in mails begin with it. */
  SITE_URL: z.url(),
})
