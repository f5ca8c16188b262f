import * as z from 'zod/mini'

/** Asks for nothing: it reads no table. */
export const HealthEnv = z.object({})
