import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyRecord } from '../../shared/companies/companies.projections.ts'
import type { Instant } from '../../shared/kernel/dates.ts'
import type { CompanyId, UserId } from '../../shared/kernel/ids.ts'
import { batchGet } from '../platform/dynamo/batch-get.ts'
import type { Db } from '../platform/dynamo/client.ts'
import { create, replace, type TransactItem } from '../platform/dynamo/versioned.ts'

export type StoredCompany = CompanyRecord & { version?: number }

const memberKey = (userId: UserId) => `MEMBER#${userId}`
const storedOf = ({ pk, sk: _sk, ...item }: Record<string, unknown>): StoredCompany => ({ id: pk, ...item }) as StoredCompany

export const companiesRepository = (db: Db, table: string) => ({
  get: async (id: CompanyId): Promise<StoredCompany | undefined> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: { pk: id, sk: 'COMPANY' }, ConsistentRead: true }))
    return Item && storedOf(Item)
  },

  /** On condition of the version read; without one it must be new. */
  put: ({ id, version, ...company }: StoredCompany): TransactItem => replace(table, { pk: id, sk: 'COMPANY' }, company, version),

  putMember: (id: CompanyId, userId: UserId, since: Instant): TransactItem =>
    create(table, { pk: id, sk: memberKey(userId) }, { memberUser: userId, since }),

  isMember: async (id: CompanyId, userId: UserId): Promise<boolean> => {
    const { Item } = await db.send(
      new GetCommand({ TableName: table, Key: { pk: id, sk: memberKey(userId) }, ConsistentRead: true, ProjectionExpression: 'pk' }),
    )
    return Item !== undefined
  },

  listMembers: async (id: CompanyId): Promise<UserId[]> => {
    const { Items = [] } = await db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :id AND begins_with(sk, :member)',
        ExpressionAttributeValues: { ':id': id, ':member': 'MEMBER#' },
      }),
    )
    return Items.map(({ memberUser }) => memberUser as UserId)
  },

  /** The companies a user is a member of, by name; a person has few. */
  listOfMember: async (userId: UserId): Promise<StoredCompany[]> => {
    const { Items: memberships = [] } = await db.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'member',
        KeyConditionExpression: 'memberUser = :user',
        ExpressionAttributeValues: { ':user': userId },
      }),
    )
    const companies = await batchGet(db, table, memberships.map(({ pk }) => ({ pk: pk as string, sk: 'COMPANY' })))
    return companies.map(storedOf).sort((a, b) => a.name.localeCompare(b.name))
  },
})

export type CompaniesRepository = ReturnType<typeof companiesRepository>
