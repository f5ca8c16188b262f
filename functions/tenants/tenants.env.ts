import * as z from 'zod/mini'

/** Read-only, so without a commands table. */
export const TenantsEnv = z.object({ CONFIG_TABLE: z.string() })
