import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { OptionList } from '#shared/options/option-lists.schema.ts'
import type { LegalTextKind } from '#shared/tenants/legal-texts.schema.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { legalTextItem, optionsItem, tenantItem, tenantVersionItem } from './config.items.ts'
import { legalTextKey } from './legal-texts.repository.ts'
import { tenantVersionKey } from './tenant-versions.repository.ts'

/** With what a deployment begins (`infra/seed`). */
export type ConfigSeed = { tenant: Tenant; texts: Record<LegalTextKind, string>; lists: OptionList[] }

const itemsOf = ({ tenant, texts, lists }: ConfigSeed, at: string): Stored[] => [
  tenantItem.written({ pk: 'tenant', sk: tenant.tenantId, version: 1, ...tenant }),
  tenantVersionItem.written({ ...tenantVersionKey(1), version: 1, at, ...tenant }),
  ...Object.entries(texts).map(([name, text]) => {
    const kind = name as LegalTextKind
    return legalTextItem.written({ ...legalTextKey(kind, 1), kind, version: 1, at, text })
  }),
  optionsItem.written({ pk: 'options', sk: 'options', version: 1, lists }),
]

const isAdded = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

/** A setting without a default, which tenants that were stored earlier lack. */
const addMailbox = async (db: Db, TableName: string, { tenantId, settings }: Tenant): Promise<void> => {
  const Key = { pk: 'tenant', sk: tenantId }
  const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
  const stored = Item?.settings as Partial<Tenant['settings']>
  if (stored.requestsMailbox) return
  const completed = { ...stored, requestsMailbox: settings.requestsMailbox } as Tenant['settings']
  const condition = { expression: 'attribute_not_exists(#settings.requestsMailbox)' }
  const update = tenantItem.update(TableName, Key, { set: { settings: completed }, since: 1, condition })
  await isAdded(db.send(new UpdateCommand(update)))
}

/** Adds what is missing and returns how many items. What is there stays, because a super admin can have changed it. */
export const seedConfig = async (db: Db, TableName: string, seed: ConfigSeed): Promise<number> => {
  const ConditionExpression = 'attribute_not_exists(pk)'
  const puts = itemsOf(seed, new Date().toISOString()).map((Item) =>
    isAdded(db.send(new PutCommand({ TableName, Item, ConditionExpression }))),
  )
  const added = await Promise.all(puts)
  await addMailbox(db, TableName, seed.tenant)
  return added.filter((isNew) => isNew).length
}
