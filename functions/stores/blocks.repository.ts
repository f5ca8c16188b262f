import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Blocked } from '#shared/locum-lists/locum-lists.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { queryAll } from '#functions/platform/dynamo/query-all.ts'
import { withKeyPrefix } from '#functions/platform/dynamo/ranges.ts'
import { removeVersion, replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { blockItem } from './locum-lists.items.ts'

export type Block = Blocked & { version?: number }

const PAGE = 100

const toBlock = (item: Stored): Block => {
  const { pk: _pk, sk: _sk, v: _v, person, ...block } = blockItem.read(item)
  return { id: person, ...block }
}

/** The locums whom a practice has blocked: a quota limits how many there are. */
export const blocksRepository = (db: Db, table: string) => ({
  get: async (company: CompanyId, id: UserId, { consistent = true } = {}): Promise<Block | undefined> => {
    const Key = blockItem.key(company, id)
    const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: consistent }))
    return Item && toBlock(Item)
  },

  /** All of them: about 150 bytes each, and their notes. */
  listAll: async (company: CompanyId, { consistent = false } = {}): Promise<Block[]> =>
    (await queryAll(db, { ...withKeyPrefix(table, company, blockItem.name), ConsistentRead: consistent })).map(toBlock),

  /** By id; `after` and `next` are the last of a page. */
  listPage: async (company: CompanyId, after: UserId | undefined): Promise<{ items: Block[]; next?: UserId }> => {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        ...withKeyPrefix(table, company, blockItem.name),
        Limit: PAGE,
        ...(after && { ExclusiveStartKey: blockItem.key(company, after) }),
      }),
    )
    const items = Items.map(toBlock)
    const last = items.at(-1)?.id
    return { items, ...(LastEvaluatedKey && last && { next: last }) }
  },

  put: (company: CompanyId, { id, version, ...block }: Block): TransactItem =>
    replace(table, blockItem, { ...blockItem.key(company, id), person: id, ...block }, version),

  /** A condition for other writes: the locum is not blocked. */
  mustNotBlock: (company: CompanyId, id: UserId): TransactItem => ({
    ConditionCheck: {
      TableName: table,
      Key: blockItem.key(company, id),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }),

  end: (company: CompanyId, { id, version }: Block): TransactItem =>
    removeVersion(table, blockItem.key(company, id), version),

  /** After the locum was deleted. */
  remove: async (company: CompanyId, id: UserId): Promise<void> => {
    await db.send(new DeleteCommand({ TableName: table, Key: blockItem.key(company, id) }))
  },
})

export type BlocksRepository = ReturnType<typeof blocksRepository>
