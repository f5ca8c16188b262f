import * as z from 'zod/mini'
import { TenantChange } from '#shared/tenants/tenant-versions.schema.ts'
import { bodyOf, type TenantValues } from './tenant-form.ts'

/** The form's values, checked as the API checks them. */
export const TenantForm = z.pipe(z.pipe(z.custom<TenantValues>(), z.transform(bodyOf)), TenantChange)
