import { approvalOf } from '#shared/kernel/sent-back.rules.ts'
import type { ListedRecord } from '#shared/companies/companies.projections.ts'
import type { StoredOfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import { foldedText } from '#shared/kernel/folded-text.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { deleteRange } from '#functions/platform/dynamo/delete-range.ts'
import { indexPage } from '#functions/platform/dynamo/index-page.ts'
import { itemsOf, readsOf, type Consistency, type Cursor, type ItemPage } from '#functions/platform/dynamo/items-of.ts'
import { after, before } from '#functions/platform/dynamo/ranges.ts'
import { exists, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { companiesById, storedCompanyOf, type StoredCompany } from './companies-by-id.ts'
import {
  companyItem,
  deletedCompanyItem,
  listedCompany,
  memberItem,
  offerTemplatesItem,
  pendingCompany,
} from './companies.items.ts'
import { members } from './members.ts'
import { openedProfiles } from './opened-profiles.ts'

export type { StoredCompany }

/** What the queue's index contains of a practice. */
export type PendingPractice = { id: CompanyId } & ReturnType<typeof pendingCompany.read>

/** All templates of a practice, in one item, so that names stay unique and the limit holds. */
export type StoredTemplates = { templates: StoredOfferTemplate[]; version?: number | undefined }

/** A practice with the role of one of its members. */
export type OwnCompany = StoredCompany & { role: MemberRole }

const DIRECTORY = 'companies'
const QUEUE = 'approval'
const SUSPENDED = 'suspended'

export const companiesRepository = (db: Db, table: string) => {
  const companies = itemsOf(db, table, companyItem)
  const deleted = itemsOf(db, table, deletedCompanyItem)
  const templates = itemsOf(db, table, offerTemplatesItem)
  const raw = readsOf(db, table)
  const pending = readsOf(db, table, (item): PendingPractice => ({
    id: item.pk as CompanyId,
    ...pendingCompany.read(item),
  }))
  const listed = readsOf(db, table, (item): ListedRecord => ({
    id: item.pk as CompanyId,
    ...listedCompany.read(item),
  }))

  /** In no order, without those that no longer exist. */
  const listByIds = async (ids: readonly CompanyId[]): Promise<StoredCompany[]> =>
    (await raw.getMany(companyItem.keys(ids), 'eventual')).flatMap((item) => storedCompanyOf(item) ?? [])

  const idsOfMember = async (userId: UserId): Promise<CompanyId[]> =>
    (await raw.page({ index: 'member', memberUser: userId }, 'eventual')).items.map(({ pk }) => pk as CompanyId)

  return {
    ...companiesById(db, table),

    listByIds,

    /** If it still has the version that was read; without one it must be new. */
    put: ({ id, ...company }: StoredCompany): TransactItem =>
      companies.save(companyItem.key(id), {
        ...company,
        directoryPk: DIRECTORY,
        directorySk: `${foldedText(company.name)}#${id}`,
        ...(company.waitingSince &&
          approvalOf(company) === 'waiting' && { queuePk: QUEUE, queueSk: `${company.waitingSince}#${id}` }),
        ...(company.suspended && { queuePk: SUSPENDED, queueSk: `${company.suspended.at}#${id}` }),
      }),

    /** What remains only says that the practice existed: it is no longer found. Fails if the version has changed. */
    softDelete: ({ id, version, createdAt }: StoredCompany, deletedAt: Instant): TransactItem =>
      deleted.save(companyItem.key(id), { createdAt, deletedAt, version }),

    /** Everything else that is stored of a deleted practice, whatever it is. */
    removeRest: async (id: CompanyId): Promise<void> => {
      const { pk, sk } = companyItem.key(id)
      for (const rest of [before(sk), after(sk)]) await deleteRange(db, table, { pk, sk: rest })
    },

    ...openedProfiles(db, table),
    ...members(db, table),

    readTemplates: async (id: CompanyId): Promise<StoredTemplates> =>
      (await templates.get(offerTemplatesItem.key(id), 'consistent')) ?? { templates: [] },

    putTemplates: (id: CompanyId, stored: StoredTemplates): TransactItem =>
      templates.save(offerTemplatesItem.key(id), stored),

    /** A condition for other writes: the practice has not been deleted. */
    mustExist: (id: CompanyId): TransactItem =>
      companies.check(companyItem.key(id), { expression: `${exists.expression} AND attribute_not_exists(#deletedAt)` }),

    /** The practices of a user, oldest first, whatever their names; there are few. */
    listOfMember: async (userId: UserId): Promise<StoredCompany[]> =>
      (await listByIds(await idsOfMember(userId))).sort((a, b) => compareStrings(a.createdAt, b.createdAt)),

    /**
     * The practices of a user with their role in each, in the order in which they joined. `joined` names those that the
     * index may not have yet; the index may also list some that the user has left.
     */
    listOfMemberNow: async (
      userId: UserId,
      joined: readonly CompanyId[] | undefined | Promise<readonly CompanyId[] | undefined>,
      consistency: Consistency,
    ): Promise<OwnCompany[]> => {
      const [known = [], found] = await Promise.all([joined, idsOfMember(userId)])
      const ids = [...new Set([...known, ...found])]
      const keys = ids.flatMap((id) => [companyItem.key(id), memberItem.key(id, userId)])
      const items = await raw.getMany(keys, consistency)
      const memberships = new Map(
        items.filter(({ memberUser }) => memberUser === userId).map((item) => [item.pk, memberItem.read(item)]),
      )
      return items
        .filter(({ sk }) => sk === companyItem.name)
        .flatMap((item) => {
          const [company, member] = [storedCompanyOf(item), memberships.get(item.pk)]
          return company && member ? [{ company: { ...company, role: member.role }, since: member.since }] : []
        })
        .sort((one, other) => compareStrings(one.since, other.since))
        .map(({ company }) => company)
    },

    /** Practices pending approval, longest first; `after` is the sort key of the last one listed. */
    listAwaitingApproval: (after?: string) =>
      indexPage(pending, { index: 'queue', value: QUEUE, keyOf: companyItem.key }, after),

    /** Suspended practices, of which there are few. */
    listSuspended: async (): Promise<ReadonlySet<CompanyId>> =>
      new Set((await raw.list({ index: 'queue', queuePk: SUSPENDED }, 'eventual')).map(({ pk }) => pk as CompanyId)),

    /** All practices, for the export of the list. */
    exportAll: (cursor: Cursor | undefined): Promise<ItemPage<ListedRecord>> =>
      listed.exportPage({ index: 'directory', directoryPk: DIRECTORY }, cursor),

    /** All practices by name; `after` is the sort key of the last one listed. */
    listAll: (after?: string) =>
      indexPage(listed, { index: 'directory', value: DIRECTORY, keyOf: companyItem.key }, after),
  }
}

export type CompaniesRepository = ReturnType<typeof companiesRepository>
