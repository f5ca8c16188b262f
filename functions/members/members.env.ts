import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

export const MembersEnv = z.extend(ApiEnv, {
  COMPANIES_TABLE: z.string(),
  /** Where Secrets Manager stores the key of which the tokens of invites are made. */
  INVITE_SECRET: z.string(),
})
