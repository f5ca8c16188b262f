import type { StoredOfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { offerTemplatesItem } from './companies.items.ts'

/** All templates of a practice, in one item, so that names stay unique and the limit holds. */
export type StoredTemplates = { templates: StoredOfferTemplate[]; version?: number | undefined }

export const offerTemplates = (db: Db, table: string) => {
  const stored = itemsOf(db, table, offerTemplatesItem)
  return {
    readTemplates: async (id: CompanyId): Promise<StoredTemplates> =>
      (await stored.get(offerTemplatesItem.key(id), 'consistent')) ?? { templates: [] },

    putTemplates: (id: CompanyId, templates: StoredTemplates): TransactItem =>
      stored.save(offerTemplatesItem.key(id), templates),
  }
}
