import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyRecord } from '#shared/companies/companies.projections.ts'
import type { ListedCompany } from '#shared/companies/companies.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { exportPage, type Cursor, type ExportPage } from '#functions/platform/dynamo/export-page.ts'
import { withKeyPrefix } from '#functions/platform/dynamo/ranges.ts'
import { indexPage } from '#functions/platform/dynamo/index-page.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { create, remove, replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { companyItem, deletedCompanyItem, listedCompany, memberItem, pendingCompany } from './companies.items.ts'
import { offerTemplates } from './offer-templates.ts'
import { openedProfiles } from './opened-profiles.ts'

/**
 * `waitingSince` puts a practice into the approval queue; `registeredAt` is the last change of what an approval covers.
 */
export type StoredCompany = CompanyRecord & { waitingSince?: Instant; registeredAt?: Instant; version?: number }

/** What the queue's index contains of a practice. */
export type PendingPractice = Pick<
  StoredCompany,
  | 'id'
  | 'name'
  | 'industry'
  | 'type'
  | 'email'
  | 'contact'
  | 'managers'
  | 'files'
  | 'address'
  | 'waitingSince'
  | 'registeredAt'
  | 'createdAt'
>

export type Membership = { id: UserId; since: Instant }

const DIRECTORY = 'companies'
const QUEUE = 'approval'

const storedOf = (item: Stored): StoredCompany => {
  const {
    pk,
    sk: _sk,
    directoryPk: _directory,
    directorySk: _place,
    queuePk: _queue,
    queueSk: _since,
    v: _v,
    ...company
  } = companyItem.read(item)
  return { id: pk, ...company }
}

const pendingPracticeOf = (item: Stored): PendingPractice => {
  const { pk, v: _, ...waiting } = pendingCompany.read(item)
  return { ...waiting, id: pk }
}

const listedOf = (item: Stored): ListedCompany => {
  const { pk, sk: _sk, directoryPk: _directory, directorySk: _place, v: _v, ...company } = listedCompany.read(item)
  return { ...company, id: pk }
}

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

const memberOf = (item: Stored): Membership => {
  const { memberUser, since } = memberItem.read(item)
  return { id: memberUser, since }
}

export const companiesRepository = (db: Db, table: string) => ({
  get: async (id: CompanyId): Promise<StoredCompany | undefined> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: companyItem.key(id), ConsistentRead: true }))
    return Item && !Item.deletedAt ? storedOf(Item) : undefined
  },

  /** In no order, without those that no longer exist. */
  listByIds: async (ids: readonly CompanyId[]): Promise<StoredCompany[]> => {
    const items = await batchGet(
      db,
      table,
      ids.map((id) => companyItem.key(id)),
    )
    return items.filter(({ deletedAt }) => !deletedAt).map(storedOf)
  },

  /** If it still has the version that was read; without one it must be new. */
  put: ({ id, version, ...company }: StoredCompany): TransactItem => {
    const queue = company.waitingSince && { queuePk: QUEUE, queueSk: `${company.waitingSince}#${id}` }
    return replace(
      table,
      companyItem,
      {
        ...companyItem.key(id),
        ...company,
        directoryPk: DIRECTORY,
        directorySk: `${company.name.toLowerCase()}#${id}`,
        ...queue,
      },
      version,
    )
  },

  /** What remains only says that the practice existed: it is no longer found. Fails if the version has changed. */
  softDelete: ({ id, version, createdAt }: StoredCompany, deletedAt: Instant): TransactItem =>
    replace(table, deletedCompanyItem, { ...companyItem.key(id), createdAt, deletedAt }, version),

  ...openedProfiles(db, table),
  ...offerTemplates(db, table),

  putMember: (id: CompanyId, userId: UserId, since: Instant): TransactItem =>
    create(table, memberItem, { ...memberItem.key(id, userId), memberUser: userId, since }),

  removeMember: (id: CompanyId, userId: UserId): TransactItem => remove(table, memberItem.key(id, userId)),

  isMember: async (id: CompanyId, userId: UserId): Promise<boolean> => {
    const { Item } = await db.send(
      new GetCommand({
        TableName: table,
        Key: memberItem.key(id, userId),
        ConsistentRead: true,
        ProjectionExpression: 'pk',
      }),
    )
    return Item !== undefined
  },

  listMembers: async (id: CompanyId): Promise<Membership[]> => {
    const { Items = [] } = await db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :id AND begins_with(sk, :member)',
        ExpressionAttributeValues: { ':id': id, ':member': memberItem.name },
        ConsistentRead: true,
      }),
    )
    return Items.map(memberOf)
  },

  exportMembers: async (id: CompanyId, cursor: Cursor | undefined): Promise<ExportPage<Membership>> => {
    const { items, next } = await exportPage(db, withKeyPrefix(table, id, memberItem.name), cursor)
    return { items: items.map(memberOf), next }
  },

  /** A condition for other writes: the practice has not been deleted. */
  mustExist: (id: CompanyId): TransactItem => ({
    ConditionCheck: {
      TableName: table,
      Key: companyItem.key(id),
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)',
    },
  }),

  /** The practices of a user, oldest first, whatever their names; there are few. */
  listOfMember: async (userId: UserId): Promise<StoredCompany[]> => {
    const companies = await batchGet(
      db,
      table,
      (await idsOfMember(db, table, userId)).map((id) => companyItem.key(id)),
    )
    return companies
      .filter(({ deletedAt }) => !deletedAt)
      .map(storedOf)
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  },

  /**
   * The current practices: `made` names those that the index may not have yet; the index may also list some that the
   * user has left.
   */
  listOfMemberNow: async (userId: UserId, made: readonly CompanyId[] = []): Promise<StoredCompany[]> => {
    const ids = [...new Set([...made, ...(await idsOfMember(db, table, userId))])]
    const items = await batchGet(
      db,
      table,
      ids.flatMap((id) => [companyItem.key(id), memberItem.key(id, userId)]),
      { consistent: true },
    )
    const joined = new Set(items.filter(({ memberUser }) => memberUser === userId).map(({ pk }) => pk))
    return items
      .filter(({ pk, sk, deletedAt }) => sk === companyItem.name && !deletedAt && joined.has(pk))
      .map(storedOf)
  },

  /** Practices awaiting approval, longest first; `after` is the place of the last one listed. */
  listAwaitingApproval: (after?: string) =>
    indexPage(db, { table, index: 'queue', value: QUEUE, item: companyItem }, pendingPracticeOf, after),

  /** All practices by name; `after` is the place of the last one listed. */
  listAll: (after?: string) =>
    indexPage(db, { table, index: 'directory', value: DIRECTORY, item: companyItem }, listedOf, after),
})

export type CompaniesRepository = ReturnType<typeof companiesRepository>
