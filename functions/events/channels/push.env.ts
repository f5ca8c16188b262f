import * as z from 'zod/mini'

export const PushEnv = z.object({
  USERS_TABLE: z.string(),
  AGENDA_TABLE: z.string(),
  MESSAGES_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  /** Whom a push service may write to. */
  MAIL_FROM: z.email(),
  PUSH_SECRET: z.string(),
  /** The push services that are sent to, separated by commas. */
  PUSH_HOSTS: z.string(),
  /** Empty if the tenant has no app for these phones. */
  IOS_APPLICATION: z.string(),
  ANDROID_APPLICATION: z.string(),
})
