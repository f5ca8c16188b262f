import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { EditedTenant } from '#shared/tenants/tenant-versions.schema.ts'
import type { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { readTenant, savedTenant, type TenantDeps } from './edited-tenant.ts'

type Input = InputOf<(typeof tenantsContract)['restoreTenant']>

/** The texts stay: what people have agreed to is changed by a new version of them alone. */
export const restoreTenant = (context: TenantDeps, { params, body }: Input): Promise<EditedTenant> =>
  context.execute(async () => {
    const [before, earlier] = await Promise.all([
      readTenant(context, params.id),
      context.versions.getVersion(body.restored),
    ])
    context.checkVersion(String(before.version), body.version)
    if (!earlier) throw new DomainError('NOT_FOUND')
    const { name, shortCode, settings } = earlier
    const changed = { name, shortCode, settings: { ...settings, texts: before.settings.texts } }
    return savedTenant(context, before, changed, earlier.version)
  })
