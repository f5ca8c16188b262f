import * as z from 'zod/mini'

/** Limits that can be set for a single account. */
export const AccountQuotas = z.strictObject({ practices: z.int().check(z.gte(1), z.lte(100)) })
export type AccountQuotas = z.infer<typeof AccountQuotas>
