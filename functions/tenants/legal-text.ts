import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { LegalText } from '#shared/tenants/legal-texts.schema.ts'
import type { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { LegalTextsRepository } from '#functions/stores/legal-texts.repository.ts'
import type { TenantsRepository } from '#functions/stores/tenants.repository.ts'
import { readTenant, savedTenant, type TenantDeps } from './edited-tenant.ts'

type Contract = typeof tenantsContract
type Texts = { texts: LegalTextsRepository }

export const getLegalText = async (
  { tenants, texts, now }: Pick<Context, 'now'> & Texts & { tenants: TenantsRepository },
  { params: { id, kind }, query: { version } }: InputOf<Contract['getLegalText']>,
): Promise<LegalText> => {
  const tenant = await tenants.find(id, now)
  const text = tenant && (await texts.get(kind, version === undefined ? tenant.settings.texts[kind] : Number(version)))
  if (!text) throw new DomainError('NOT_FOUND')
  return text
}

/** A new version, from which on it is the current one; earlier ones stay for those who agreed to them. */
export const saveLegalText = (
  context: TenantDeps & Texts,
  { params: { id, kind }, body: { text, version } }: InputOf<Contract['saveLegalText']>,
): Promise<LegalText> =>
  context.execute(async () => {
    const tenant = await readTenant(context, id)
    const current = tenant.settings.texts[kind]
    context.checkVersion(String(current), version === undefined ? undefined : String(version))
    const before = await context.texts.get(kind, current)
    if (before?.text === text) return { writes: [], response: before, events: [] }
    const added = { kind, version: current + 1, at: context.now, text }
    const settings = { ...tenant.settings, texts: { ...tenant.settings.texts, [kind]: added.version } }
    const { writes, events } = savedTenant(context, tenant, { ...tenant, settings })
    return { writes: [context.texts.add(added), ...writes], response: added, events }
  })
