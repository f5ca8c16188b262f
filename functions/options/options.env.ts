import * as z from 'zod/mini'

/** Only reads: no commands table. */
export const OptionsEnv = z.object({
  CONFIG_TABLE: z.string(),
  TENANT_ID: z.string(),
})
