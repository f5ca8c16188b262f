import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'

/** Since when an account or a practice can’t be used, and why: its owner reads that. */
export const Suspension = z.strictObject({ at: Instant, reason: z.string() })
export type Suspension = z.infer<typeof Suspension>
