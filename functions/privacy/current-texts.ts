import { DomainError } from '#shared/kernel/errors.ts'
import type { TextVersions } from '#shared/privacy/privacy.schema.ts'
import type { TenantVersionsRepository } from '#functions/stores/tenant-versions.repository.ts'

export type TextsDeps = { versions: Pick<TenantVersionsRepository, 'get'>; tenantId: string }

/** As they are now, since the site may know a text that was saved in this minute. */
export const currentTexts = async ({ versions, tenantId }: TextsDeps): Promise<TextVersions> => {
  const tenant = await versions.get(tenantId)
  if (!tenant) throw new DomainError('NOT_FOUND')
  return tenant.settings.texts
}
