import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { ListedCompany } from '#shared/companies/companies.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import { foldedText } from '#shared/kernel/folded-text.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { deleteRange } from '#functions/platform/dynamo/delete-range.ts'
import { indexPage } from '#functions/platform/dynamo/index-page.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { companiesById, storedOf, type StoredCompany } from './companies-by-id.ts'
import { companyItem, deletedCompanyItem, listedCompany, memberItem, pendingCompany } from './companies.items.ts'
import { memberOf, members } from './members.ts'
import { offerTemplates } from './offer-templates.ts'
import { openedProfiles } from './opened-profiles.ts'

export type { StoredCompany }

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

/** A practice with the role of one of its members. */
export type OwnCompany = StoredCompany & { role: MemberRole }

const DIRECTORY = 'companies'
const QUEUE = 'approval'

const pendingPracticeOf = (item: Stored): PendingPractice => {
  const { pk, v: _, ...waiting } = pendingCompany.read(item)
  return { ...waiting, id: pk }
}

const listedOf = (item: Stored): ListedCompany => {
  const { pk, sk: _sk, directoryPk: _directory, directorySk: _sortKey, v: _v, ...company } = listedCompany.read(item)
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

export const companiesRepository = (db: Db, table: string) => ({
  ...companiesById(db, table),

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
        directorySk: `${foldedText(company.name)}#${id}`,
        ...queue,
      },
      version,
    )
  },

  /** What remains only says that the practice existed: it is no longer found. Fails if the version has changed. */
  softDelete: ({ id, version, createdAt }: StoredCompany, deletedAt: Instant): TransactItem =>
    replace(table, deletedCompanyItem, { ...companyItem.key(id), createdAt, deletedAt }, version),

  /** Everything else that is stored of a deleted practice, whatever it is. */
  removeRest: async (id: CompanyId): Promise<void> => {
    const { pk, sk } = companyItem.key(id)
    const ExpressionAttributeValues = { ':pk': pk, ':company': sk }
    for (const KeyConditionExpression of ['pk = :pk AND sk < :company', 'pk = :pk AND sk > :company'])
      await deleteRange(db, { TableName: table, KeyConditionExpression, ExpressionAttributeValues })
  },

  ...openedProfiles(db, table),
  ...offerTemplates(db, table),
  ...members(db, table),

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
   * The practices of a user with their role in each, in the order in which they joined. `joined` names those that the
   * index may not have yet; the index may also list some that the user has left.
   */
  listOfMemberNow: async (
    userId: UserId,
    joined: readonly CompanyId[] | undefined | Promise<readonly CompanyId[] | undefined> = [],
    { consistent = true } = {},
  ): Promise<OwnCompany[]> => {
    const [known = [], found] = await Promise.all([joined, idsOfMember(db, table, userId)])
    const ids = [...new Set([...known, ...found])]
    const items = await batchGet(
      db,
      table,
      ids.flatMap((id) => [companyItem.key(id), memberItem.key(id, userId)]),
      { consistent },
    )
    const memberships = new Map(
      items.filter(({ memberUser }) => memberUser === userId).map((item) => [item.pk, memberOf(item)]),
    )
    return items
      .filter(({ sk, deletedAt }) => sk === companyItem.name && !deletedAt)
      .flatMap((item) => {
        const { role, since } = memberships.get(item.pk) ?? {}
        return role && since ? [{ company: { ...storedOf(item), role }, since }] : []
      })
      .sort((one, other) => compareStrings(one.since, other.since))
      .map(({ company }) => company)
  },

  /** Practices pending approval, longest first; `after` is the sort key of the last one listed. */
  listAwaitingApproval: (after?: string) =>
    indexPage(db, { table, index: 'queue', value: QUEUE, item: companyItem }, pendingPracticeOf, after),

  /** All practices by name; `after` is the sort key of the last one listed. */
  listAll: (after?: string) =>
    indexPage(db, { table, index: 'directory', value: DIRECTORY, item: companyItem }, listedOf, after),
})

export type CompaniesRepository = ReturnType<typeof companiesRepository>
