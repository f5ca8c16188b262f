import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

/** Changes nothing: no commands table. */
export const LiveChatEnv = z.extend(z.pick(ApiEnv, { USERS_TABLE: true }), {
  COMPANIES_TABLE: z.string(),
  /** Where Secrets Manager keeps the key that the chat's provider has too. */
  LIVE_CHAT_SECRET: z.string(),
})
