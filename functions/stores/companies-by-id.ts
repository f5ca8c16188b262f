import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyRecord } from '#shared/companies/companies.projections.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { companyItem } from './companies.items.ts'

/**
 * `waitingSince` puts a practice into the approval queue; `registeredAt` is the last change of what an approval covers.
 */
export type StoredCompany = CompanyRecord & { waitingSince?: Instant; registeredAt: Instant; version?: number }

export const storedOf = (item: Stored): StoredCompany => {
  const {
    pk,
    sk: _sk,
    directoryPk: _directory,
    directorySk: _sortKey,
    queuePk: _queue,
    queueSk: _since,
    v: _v,
    ...company
  } = companyItem.read(item)
  return { id: pk, ...company }
}

/** For a Lambda that reads nothing else of practices. */
export const companiesById = (db: Db, table: string) => ({
  get: async (id: CompanyId): Promise<StoredCompany | undefined> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: companyItem.key(id), ConsistentRead: true }))
    return Item && !Item.deletedAt ? storedOf(Item) : undefined
  },
})
