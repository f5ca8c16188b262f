import * as z from 'zod/mini'

/** Empty, since no table is read. */
export const HealthEnv = z.object({})
