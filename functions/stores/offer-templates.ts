import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { StoredOfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { offerTemplatesItem } from './companies.items.ts'

/** All templates of a practice, in one item, so that names stay unique and the limit holds. */
export type StoredTemplates = { templates: StoredOfferTemplate[]; version: number | undefined }

export const offerTemplates = (db: Db, table: string) => ({
  readTemplates: async (id: CompanyId): Promise<StoredTemplates> => {
    const { Item } = await db.send(
      new GetCommand({ TableName: table, Key: offerTemplatesItem.key(id), ConsistentRead: true }),
    )
    const { templates = [], version } = Item ? offerTemplatesItem.read(Item) : {}
    return { templates, version }
  },

  putTemplates: (id: CompanyId, { templates, version }: StoredTemplates): TransactItem =>
    replace(table, offerTemplatesItem, { ...offerTemplatesItem.key(id), templates }, version),
})
