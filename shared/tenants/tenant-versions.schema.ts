import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { EditedSettings, Tenant } from './tenants.schema.ts'

/** With the version that a save of it starts from. */
export const EditedTenant = z.extend(Tenant, { version: z.string() })
export type EditedTenant = z.infer<typeof EditedTenant>

export const TenantChange = z.strictObject({
  name: Tenant.shape.name,
  shortCode: Tenant.shape.shortCode,
  settings: EditedSettings,
  /** As it was read. */
  version: z.optional(z.string()),
})

const FieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
export type FieldValue = z.infer<typeof FieldValue>

/** A field by its path, such as `settings.theme.primary`. */
const FieldChange = z.strictObject({
  field: z.string(),
  before: z.optional(FieldValue),
  after: z.optional(FieldValue),
})
export type FieldChange = z.infer<typeof FieldChange>

/** A version that was saved, and what it changed. */
export const TenantVersion = z.strictObject({
  version: z.int(),
  at: Instant,
  /** Nobody, if the deployment began with it; without a name once the account was deleted. */
  by: z.optional(z.strictObject({ id: UserId, name: z.optional(z.string()) })),
  /** The version whose settings it has again. */
  restored: z.optional(z.int()),
  changes: z.array(FieldChange),
})
export type TenantVersion = z.infer<typeof TenantVersion>
