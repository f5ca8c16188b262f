import * as z from 'zod/mini'
import { ApiEnv } from '../platform/env.ts'

/** Only reads: no commands table. */
export const IdentityEnv = z.extend(z.pick(ApiEnv, { CHECK_ANSWERS: true }), { USERS_TABLE: z.string(), COMPANIES_TABLE: z.string(), USER_POOL_ID: z.string() })
