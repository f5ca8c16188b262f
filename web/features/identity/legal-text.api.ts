import type { LegalTextKind } from '#shared/tenants/legal-texts.schema.ts'
import { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import { runtime } from '#web/platform/runtime.ts'

/** A version of a text, which never changes; the current one without a number, which can be a minute old. */
export const legalTextQuery = (kind: LegalTextKind, version?: number) =>
  apiQuery(tenantsContract.getLegalText, {
    params: { id: runtime().config.tenantId, kind },
    ...(version && { query: { version: String(version) } }),
  })
