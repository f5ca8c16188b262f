import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

/** Read-only, so without a commands table. */
export const LiveChatEnv = z.extend(z.pick(ApiEnv, { USERS_TABLE: true }), {
  COMPANIES_TABLE: z.string(),
  /** Where Secrets Manager stores the key that is shared with the chat's provider. */
  LIVE_CHAT_SECRET: z.string(),
})
