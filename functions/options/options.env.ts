import * as z from 'zod/mini'

export const OptionsEnv = z.object({
  CONFIG_TABLE: z.string(),
  TENANT_ID: z.string(),
  CHECK_ANSWERS: z.optional(z.literal('true')),
})
