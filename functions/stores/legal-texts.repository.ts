import type { LegalText, LegalTextKind } from '#shared/tenants/legal-texts.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { isNew, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { legalTextItem } from './config.items.ts'

/** In the order of their numbers. */
export const legalTextKey = (kind: LegalTextKind, version: number) =>
  legalTextItem.key('legal-texts', `${kind}#${String(version).padStart(6, '0')}`)

export const legalTextsRepository = (db: Db, table: string) => {
  const texts = itemsOf(db, table, legalTextItem)
  return {
    get: (kind: LegalTextKind, version: number): Promise<LegalText | undefined> =>
      texts.get(legalTextKey(kind, version), 'eventual'),

    add: (text: LegalText): TransactItem => texts.put(legalTextKey(text.kind, text.version), text, isNew),
  }
}

export type LegalTextsRepository = ReturnType<typeof legalTextsRepository>
