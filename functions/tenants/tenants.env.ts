import * as z from 'zod/mini'

export const TenantsEnv = z.object({ CONFIG_TABLE: z.string(), CHECK_ANSWERS: z.optional(z.literal('true')) })
