import * as z from 'zod/mini'

/** Read-only, so without a commands table. */
export const OptionsEnv = z.object({
  CONFIG_TABLE: z.string(),
  TENANT_ID: z.string(),
})
