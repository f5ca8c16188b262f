import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { PutCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { optionItem, tenantItem } from '#functions/stores/config.items.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import { optionSeed } from './options/option-seed.ts'

/** Adds missing entries and returns how many. Existing ones stay, because a super admin can have changed them. */
export const seedConfig = async (
  db: DynamoDBDocumentClient,
  table: string,
  tenant: Tenant,
  thisYear = new Date().getFullYear(),
): Promise<number> => {
  const addMissing = async (Item: Stored): Promise<number> => {
    try {
      await db.send(
        new PutCommand({
          TableName: table,
          Item,
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      )
      return 1
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return 0
      throw error
    }
  }
  const added = await Promise.all([
    addMissing(tenantItem.written({ pk: 'tenant', sk: tenant.tenantId, version: 1, ...tenant })),
    ...optionSeed(thisYear).map((option) =>
      addMissing(optionItem.written({ pk: option.category, sk: option.name, version: 1, ...option })),
    ),
  ])
  return added.reduce((sum, one) => sum + one, 0)
}
