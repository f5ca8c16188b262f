import * as z from 'zod/mini'

/** Only reads: no commands table. */
export const TenantsEnv = z.object({ CONFIG_TABLE: z.string() })
