import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { DocumentName } from '#shared/documents/documents.schema.ts'
import type { Grant } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Role } from '#shared/kernel/roles.ts'
import type { ProfessionalRecord } from '#shared/professionals/professionals.projections.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { exportPage, type Cursor, type ExportPage } from '#functions/platform/dynamo/export-page.ts'
import { withKeyPrefix } from '#functions/platform/dynamo/ranges.ts'
import { indexPage } from '#functions/platform/dynamo/index-page.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { removeVersion, replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { instantBookingItem, personalItem, profileItem, viewItem, pendingProfile } from './professionals.items.ts'

/**
 * `waitingSince` puts a profile into the approval queue; `registeredAt` is the last change of what an approval covers.
 * Its files are the avatar only.
 */
export type Profile = Omit<ProfessionalRecord, 'idpassport' | 'payment_info'> & {
  waitingSince?: Instant
  registeredAt?: Instant
  /** The identity document that the approval was given for. */
  approvedDocument?: FileId | undefined
  /** Copied from the account, so that reading one's own profile needn't read the account too. */
  sessionsValidAfter?: Instant
  version?: number
}
export type StoredProfessional = Profile & Pick<ProfessionalRecord, 'idpassport' | 'payment_info'>

/** What the queue's index contains of a profile. */
export type PendingProfile = Pick<
  Profile,
  | 'id'
  | 'name'
  | 'email'
  | 'contact'
  | 'industry'
  | 'profession'
  | 'professional_body'
  | 'professional_number'
  | 'files'
  | 'address'
  | 'waitingSince'
  | 'registeredAt'
>

/** The reading of personal data: a document, or the complete profile. */
export type View = {
  by: UserId
  /** The account that the reader acted for, if it isn't their own. */
  for?: UserId | undefined
  role: Role
  grant: Grant
  document: DocumentName | 'profile'
  at: Instant
}

const QUEUE = 'approval'

const profileOf = (item: Stored): Profile => {
  const { pk, sk: _sk, queuePk: _queue, queueSk: _sortKey, v: _v, ...profile } = profileItem.read(item)
  return { id: pk, ...profile }
}

const toPendingProfile = (item: Stored): PendingProfile => {
  const { pk, v: _, ...waiting } = pendingProfile.read(item)
  return { ...waiting, id: pk }
}

export const professionalsRepository = (db: Db, table: string) => ({
  /** What others may see of a professional, without the personal item. */
  getProfile: async (id: UserId): Promise<Profile | undefined> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: profileItem.key(id), ConsistentRead: true }))
    return Item && profileOf(Item)
  },

  /** Profiles of many, in no order; those who have left are left out. */
  listProfiles: async (ids: readonly UserId[]): Promise<Profile[]> => {
    const items = await batchGet(
      db,
      table,
      ids.map((id) => profileItem.key(id)),
    )
    return items.map(profileOf)
  },

  /** With the personal item, for the professional and for approval. */
  getFullProfile: async (id: UserId): Promise<StoredProfessional | undefined> => {
    const { Items = [] } = await db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :id AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':id': id, ':first': personalItem.name, ':last': profileItem.name },
        ConsistentRead: true,
      }),
    )
    const found = Items.find(({ sk }) => sk === profileItem.name)
    const hidden = Items.find(({ sk }) => sk === personalItem.name)
    const { idpassport, payment_info, files = {} } = hidden ? personalItem.read(hidden) : {}
    const profile = found && profileOf(found)
    return profile && { ...profile, idpassport, payment_info, files: { ...profile.files, ...files } }
  },

  /** The profile, if it still has the version that was read; without one it must be new. */
  putProfile: ({ version, ...profile }: Profile): TransactItem => {
    const { id, idpassport: _id, payment_info: _payment, files, ...item } = profile as StoredProfessional
    const queue = item.waitingSince && { queuePk: QUEUE, queueSk: `${item.waitingSince}#${id}` }
    return replace(
      table,
      profileItem,
      { ...profileItem.key(id), ...item, files: files.avatar ? { avatar: files.avatar } : {}, ...queue },
      version,
    )
  },

  /** Always written together with the profile, whose version protects both. */
  putPersonal: ({
    id,
    idpassport,
    payment_info,
    files: { avatar: _public, ...files },
  }: StoredProfessional): TransactItem => ({
    Put: { TableName: table, Item: personalItem.written({ ...personalItem.key(id), idpassport, payment_info, files }) },
  }),

  /**
   * The time of the last visit. It moves the version, so that saving a step at the same time doesn't restore the
   * earlier time.
   */
  saveLastActive: (id: UserId, lastActiveAt: Instant): TransactItem => ({
    Update: profileItem.update(table, profileItem.key(id), { set: { lastActiveAt }, add: { version: 1 } }),
  }),

  /** Records that somebody has read personal data. The id distinguishes two readings at the same instant. */
  addView: async (id: UserId, view: View, viewId: string): Promise<void> => {
    const Item = viewItem.written({ ...viewItem.key(id, `${view.at}#${viewId}`), ...view })
    await db.send(new PutCommand({ TableName: table, Item }))
  },

  /** Who has read this professional's personal data, in order. */
  exportViews: async (id: UserId, cursor: Cursor | undefined): Promise<ExportPage<View>> => {
    const { items, next } = await exportPage(db, withKeyPrefix(table, id, viewItem.name), cursor)
    return { items: items.map(viewItem.read).map(({ pk: _pk, sk: _sk, v: _v, ...view }) => view), next }
  },

  mustExist: (id: UserId): TransactItem => ({
    ConditionCheck: {
      TableName: table,
      Key: profileItem.key(id),
      ConditionExpression: 'attribute_exists(pk)',
    },
  }),

  /** Profile, personal item and choice of instant booking, if the profile still has the version that was read. */
  removeFullProfile: ({ id, version }: Profile): TransactItem[] => [
    removeVersion(table, profileItem.key(id), version),
    { Delete: { TableName: table, Key: personalItem.key(id) } },
    { Delete: { TableName: table, Key: instantBookingItem.key(id) } },
  ],

  /** Profiles pending approval, longest first; `after` is the sort key of the last one listed. */
  listAwaitingApproval: (after?: string) =>
    indexPage(db, { table, index: 'queue', value: QUEUE, item: profileItem }, toPendingProfile, after),
})

export type ProfessionalsRepository = ReturnType<typeof professionalsRepository>
