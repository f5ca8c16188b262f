import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { brandImages, uploadedHereMessage } from '#shared/tenants/brand-images.rules.ts'
import type { EditedTenant } from '#shared/tenants/tenant-versions.schema.ts'
import type { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { DocumentStore } from '#functions/stores/document-store.ts'
import { readTenant, savedTenant, type TenantDeps } from './edited-tenant.ts'

type Deps = TenantDeps & { store: DocumentStore }
type Input = InputOf<(typeof tenantsContract)['updateTenant']>

/** What was there before may stay. */
const checkImages = async ({ store }: Deps, before: Tenant, settings: Input['body']['settings']): Promise<void> => {
  const known = new Set(brandImages(before.settings).map(({ path }) => path))
  const added = brandImages(settings).filter(({ path }) => !known.has(path))
  if (added.length === 0) return
  const objects = await store()
  const found = await Promise.all(added.map(({ path }) => objects.describe(path.slice(1))))
  const fields = added.flatMap(({ field }, at) => (found[at] ? [] : { field, message: uploadedHereMessage }))
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields })
}

export const updateTenant = (context: Deps, { params, body }: Input): Promise<EditedTenant> =>
  context.execute(async () => {
    const before = await readTenant(context, params.id)
    const { version, settings, ...named } = body
    context.checkVersion(String(before.version), version)
    await checkImages(context, before, settings)
    return savedTenant(context, before, { ...named, settings: { ...settings, texts: before.settings.texts } })
  })
