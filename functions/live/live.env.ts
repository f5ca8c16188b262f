import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

/** Tickets are not commands, so without a commands table. */
export const LiveEnv = z.extend(z.pick(ApiEnv, { USERS_TABLE: true }), {
  COMPANIES_TABLE: z.string(),
  CONNECTIONS_TABLE: z.string(),
})
