import * as z from 'zod/mini'

export const TenantId = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,30}$/, 'Use lower-case letters, digits and hyphens'))
