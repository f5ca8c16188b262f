import * as z from 'zod/mini'
import { Skill } from '#shared/options/options.schema.ts'

/** How a tenant's first options differ from those of every other new tenant. */
const TenantOptions = z.strictObject({
  /** Its industries in their order, each with the skills that it has besides the usual ones; all, if none is named. */
  industries: z.optional(
    z.record(z.string(), z.strictObject({ skills: z._default(z.array(Skill).check(z.maxLength(20)), []) })),
  ),
  /** The software of its practices, instead of the usual list. */
  systems: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(60))),
})
export type TenantOptions = z.infer<typeof TenantOptions>

/** They seed a new deployment; super admins change them later. */
export const defineOptions = (options: z.input<typeof TenantOptions>): TenantOptions => z.parse(TenantOptions, options)
