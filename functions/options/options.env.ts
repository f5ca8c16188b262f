import * as z from 'zod/mini'
import { ApiEnv } from '#functions/platform/env.ts'

/** Only reads: no commands table. */
export const OptionsEnv = z.extend(z.pick(ApiEnv, { CHECK_ANSWERS: true }), {
  CONFIG_TABLE: z.string(),
  TENANT_ID: z.string(),
})
