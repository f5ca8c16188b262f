import type { FileId } from '#shared/kernel/files.schema.ts'
import type { DocumentName } from '#shared/documents/documents.schema.ts'
import type { Grant } from '#shared/kernel/caller.ts'
import type { Decision } from '#shared/kernel/approval.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Role } from '#shared/kernel/roles.ts'
import type { StoredSuspension } from '#shared/kernel/suspension.schema.ts'
import { approvalOf } from '#shared/kernel/sent-back.rules.ts'
import type { ProfessionalRecord } from '#shared/professionals/professionals.projections.ts'
import type { RegistrationChecks } from '#shared/professionals/registration.rules.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { indexPage } from '#functions/platform/dynamo/index-page.ts'
import { itemsOf, readsOf, type Cursor, type ItemPage } from '#functions/platform/dynamo/items-of.ts'
import { between } from '#functions/platform/dynamo/ranges.ts'
import { exists, hasVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import {
  instantBookingItem,
  personalItem,
  profileItem,
  viewItem,
  pendingProfile,
  registeredProfile,
} from './professionals.items.ts'

/**
 * `waitingSince` puts a profile into the approval queue, unless it was sent back; `registeredAt` is the last change of
 * what an approval covers. Its files are the avatar only.
 */
export type Profile = Omit<ProfessionalRecord, 'idpassport' | 'payment_info'> &
  RegistrationChecks & {
    waitingSince?: Instant
    registeredAt?: Instant
    /** The identity document that the approval was given for. */
    approvedDocument?: FileId | undefined
    /** The newest decision about the profile. */
    decision?: Decision | undefined
    /** Copied from the account, so that reading one's own profile needn't read the account too. */
    sessionsValidAfter?: Instant
    /** The same. */
    suspended?: StoredSuspension
    version?: number
  }
export type StoredProfessional = Profile & Pick<ProfessionalRecord, 'idpassport' | 'payment_info'>

/** What the queue's index contains of a profile. */
export type PendingProfile = { id: UserId } & ReturnType<typeof pendingProfile.read>

/** What the index of registrations contains of a profile. */
export type Registered = { id: UserId } & ReturnType<typeof registeredProfile.read>

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
const REGISTERED = 'registered'

export const professionalsRepository = (db: Db, table: string) => {
  const profiles = itemsOf(db, table, profileItem, (profile, { pk }): Profile => ({ id: pk, ...profile }))
  const personals = itemsOf(db, table, personalItem)
  const views = itemsOf(db, table, viewItem)
  const instantBookings = itemsOf(db, table, instantBookingItem)
  const raw = readsOf(db, table)
  const pending = readsOf(db, table, (item): PendingProfile => ({
    id: item.pk as UserId,
    ...pendingProfile.read(item),
  }))
  const registered = readsOf(db, table, (item): Registered => ({
    id: item.pk as UserId,
    ...registeredProfile.read(item),
  }))

  return {
    /** What others may see of a professional, without the personal item. */
    getProfile: (id: UserId): Promise<Profile | undefined> => profiles.get(profileItem.key(id), 'consistent'),

    /** Profiles of many, in no order; those who have left are left out. */
    listProfiles: (ids: readonly UserId[]): Promise<Profile[]> => profiles.getMany(profileItem.keys(ids), 'eventual'),

    /** With the personal item, for the professional and for approval. */
    getFullProfile: async (id: UserId): Promise<StoredProfessional | undefined> => {
      const range = { pk: id, sk: between(personalItem.name, profileItem.name) }
      const items = await raw.list(range, 'consistent')
      const profile = items.find(({ sk }) => sk === profileItem.name)
      const hidden = items.find(({ sk }) => sk === personalItem.name)
      if (!profile) return undefined
      const [shown, { files = {}, ...personal }] = [profileItem.read(profile), hidden ? personalItem.read(hidden) : {}]
      return { id, ...shown, ...personal, files: { ...shown.files, ...files } }
    },

    /** The profile, if it still has the version that was read; without one it must be new. */
    putProfile: (profile: Profile): TransactItem => {
      const { id, idpassport: _id, payment_info: _payment, files, ...item } = profile as StoredProfessional
      return profiles.save(profileItem.key(id), {
        ...item,
        files: files.avatar ? { avatar: files.avatar } : {},
        ...(item.approved &&
          item.registration_due && {
            registrationPk: REGISTERED,
            registrationSk: `${item.registration_due}#${id}`,
          }),
        ...(item.waitingSince &&
          approvalOf(item) === 'waiting' && { queuePk: QUEUE, queueSk: `${item.waitingSince}#${id}` }),
      })
    },

    /** Always written together with the profile, whose version protects both. */
    putPersonal: ({ id, idpassport, payment_info, files: { avatar: _public, ...files } }: StoredProfessional) =>
      personals.put(personalItem.key(id), { idpassport, payment_info, files }),

    /**
     * The time of the last visit. It moves the version, so that saving a step at the same time doesn't restore the
     * earlier time.
     */
    saveLastActive: (id: UserId, lastActiveAt: Instant): TransactItem =>
      profiles.update(profileItem.key(id), { set: { lastActiveAt }, add: { version: 1 } }),

    /** Records that somebody has read personal data. The id distinguishes two readings at the same instant. */
    addView: async (id: UserId, view: View, viewId: string): Promise<void> => {
      await writeOne(db, views.put(viewItem.key(id, `${view.at}#${viewId}`), view))
    },

    /** Who has read this professional's personal data, in order. */
    exportViews: (id: UserId, cursor: Cursor | undefined): Promise<ItemPage<View>> =>
      views.exportPage(viewItem.all(id), cursor),

    /** Newest first. */
    listViews: async (id: UserId, after?: string): Promise<{ items: View[]; nextToken?: string }> => {
      const start = after === undefined ? undefined : viewItem.key(id, after)
      const { items, next } = await views.page(viewItem.all(id), 'eventual', { limit: 50, start, descending: true })
      return { items, ...(next && { nextToken: String(next.sk).slice(viewItem.name.length) }) }
    },

    mustExist: (id: UserId): TransactItem => profiles.check(profileItem.key(id), exists),

    /** Profile, personal item and choice of instant booking, if the profile still has the version that was read. */
    removeFullProfile: ({ id, version }: Profile): TransactItem[] => [
      profiles.remove(profileItem.key(id), hasVersion(version)),
      personals.remove(personalItem.key(id)),
      instantBookings.remove(instantBookingItem.key(id)),
    ],

    /** Approved profiles whose registration waits to be checked, the longest first. */
    listRegistrations: (now: Instant, after?: string) =>
      indexPage(registered, { index: 'registration', value: REGISTERED, keyOf: profileItem.key, until: now }, after),

    /** Profiles pending approval, longest first; `after` is the sort key of the last one listed. */
    listAwaitingApproval: (after?: string) =>
      indexPage(pending, { index: 'queue', value: QUEUE, keyOf: profileItem.key }, after),
  }
}

export type ProfessionalsRepository = ReturnType<typeof professionalsRepository>
