import type { CompanyRecord } from '#shared/companies/companies.projections.ts'
import type { Decision } from '#shared/kernel/approval.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { readsOf } from '#functions/platform/dynamo/items-of.ts'
import { companyItem } from './companies.items.ts'

/**
 * `waitingSince` puts a practice into the approval queue, unless it was sent back; `registeredAt` is the last change
 * of what an approval covers.
 */
export type StoredCompany = CompanyRecord & {
  waitingSince?: Instant
  registeredAt: Instant
  /** The newest decision about the practice. */
  decision?: Decision
  version?: number
}

/** Undefined if it was deleted. */
export const storedCompanyOf = (item: Stored): StoredCompany | undefined =>
  item.deletedAt ? undefined : { id: item.pk as CompanyId, ...companyItem.read(item) }

/** For a Lambda that reads nothing else of practices. */
export const companiesById = (db: Db, table: string) => {
  const companies = readsOf(db, table, storedCompanyOf)
  return {
    get: (id: CompanyId): Promise<StoredCompany | undefined> => companies.get(companyItem.key(id), 'consistent'),
  }
}
