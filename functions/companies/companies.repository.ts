import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyRecord } from '../../shared/companies/companies.projections.ts'
import type { ListedCompany } from '../../shared/companies/companies.schema.ts'
import type { Instant } from '../../shared/kernel/dates.ts'
import type { CompanyId, UserId } from '../../shared/kernel/ids.ts'
import { batchGet } from '../platform/dynamo/batch-get.ts'
import type { Db } from '../platform/dynamo/client.ts'
import { create, remove, replace, type TransactItem } from '../platform/dynamo/versioned.ts'

export type StoredCompany = CompanyRecord & { version?: number }

export type Membership = { id: UserId; since: Instant }

const DIRECTORY = 'companies'
const PAGE = 50

const companyKey = (id: CompanyId) => ({ pk: id, sk: 'COMPANY' })
const memberKey = (userId: UserId) => `MEMBER#${userId}`
const storedOf = ({ pk, sk: _sk, directoryPk: _directory, directorySk: _place, ...item }: Record<string, unknown>): StoredCompany => ({ id: pk, ...item }) as StoredCompany

const idsOfMember = async (db: Db, table: string, userId: UserId): Promise<CompanyId[]> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: table,
      IndexName: 'member',
      KeyConditionExpression: 'memberUser = :user',
      ExpressionAttributeValues: { ':user': userId },
    }),
  )
  return Items.map(({ pk }) => pk as CompanyId)
}

export const companiesRepository = (db: Db, table: string) => ({
  get: async (id: CompanyId): Promise<StoredCompany | undefined> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: { pk: id, sk: 'COMPANY' }, ConsistentRead: true }))
    return Item && !Item.deletedAt ? storedOf(Item) : undefined
  },

  /** On condition of the version read; without one it must be new. */
  put: ({ id, version, ...company }: StoredCompany): TransactItem => replace(
      table,
      { pk: id, sk: 'COMPANY' },
      { ...company, directoryPk: DIRECTORY, directorySk: `${company.name.toLowerCase()}#${id}` },
      version,
    ),

  /** What stays says only that it was there: whoever reads it finds no practice. On condition of the version read. */
  bury: ({ id, version, createdAt }: StoredCompany, deletedAt: Instant): TransactItem => replace(table, { pk: id, sk: 'COMPANY' }, { createdAt, deletedAt }, version),

  putMember: (id: CompanyId, userId: UserId, since: Instant): TransactItem =>
    create(table, { pk: id, sk: memberKey(userId) }, { memberUser: userId, since }),

  removeMember: (id: CompanyId, userId: UserId): TransactItem => remove(table, { pk: id, sk: memberKey(userId) }),

  isMember: async (id: CompanyId, userId: UserId): Promise<boolean> => {
    const { Item } = await db.send(
      new GetCommand({ TableName: table, Key: { pk: id, sk: memberKey(userId) }, ConsistentRead: true, ProjectionExpression: 'pk' }),
    )
    return Item !== undefined
  },

  listMembers: async (id: CompanyId): Promise<Membership[]> => {
    const { Items = [] } = await db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :id AND begins_with(sk, :member)',
        ExpressionAttributeValues: { ':id': id, ':member': 'MEMBER#' },
        ConsistentRead: true,
      }),
    )
    return Items.map(({ memberUser, since }) => ({ id: memberUser as UserId, since: since as Instant }))
  },

  /** The companies a user is a member of, by name; a person has few. */
  listOfMember: async (userId: UserId): Promise<StoredCompany[]> => {
    const companies = await batchGet(db, table, (await idsOfMember(db, table, userId)).map(companyKey))
    return companies.filter(({ deletedAt }) => !deletedAt).map(storedOf).sort((a, b) => a.name.localeCompare(b.name))
  },

  /** The same as of this moment: `made` names those that the index may not know yet; it may also list some that were left since. */
  listOfMemberNow: async (userId: UserId, made: readonly CompanyId[] = []): Promise<StoredCompany[]> => {
    const ids = [...new Set([...made, ...(await idsOfMember(db, table, userId))])]
    const items = await batchGet(db, table, ids.flatMap((id) => [companyKey(id), { pk: id, sk: memberKey(userId) }]), { consistent: true })
    const joined = new Set(items.filter(({ memberUser }) => memberUser === userId).map(({ pk }) => pk))
    return items.filter(({ pk, sk, deletedAt }) => sk === 'COMPANY' && !deletedAt && joined.has(pk)).map(storedOf)
  },

  /** All practices by name; `after` is the place of the last one seen. */
  listAll: async (after?: string): Promise<{ items: ListedCompany[]; next?: string }> => {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'directory',
        KeyConditionExpression: 'directoryPk = :directory',
        ExpressionAttributeValues: { ':directory': DIRECTORY },
        Limit: PAGE,
        ...(after && { ExclusiveStartKey: { pk: after.slice(after.lastIndexOf('#') + 1), sk: 'COMPANY', directoryPk: DIRECTORY, directorySk: after } }),
      }),
    )
    return { items: Items.map((item) => storedOf(item) as ListedCompany), ...(LastEvaluatedKey && { next: String(LastEvaluatedKey.directorySk) }) }
  },
})

export type CompaniesRepository = ReturnType<typeof companiesRepository>
