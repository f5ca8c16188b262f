import type { Instant } from '#shared/kernel/dates.ts'
import type { PrivacyRequestId, UserId } from '#shared/kernel/ids.ts'
import { removedAt } from '#shared/kernel/retention.ts'
import type { Consent, PrivacyRequest, PrivacyRequestStatus } from '#shared/privacy/privacy.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { deleteRange } from '#functions/platform/dynamo/delete-range.ts'
import { indexPage } from '#functions/platform/dynamo/index-page.ts'
import { itemsOf, type Cursor, type ItemPage } from '#functions/platform/dynamo/items-of.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { consentItem, objectionItem, privacyRequestItem, requestLockItem } from './privacy.items.ts'

export type StoredPrivacyRequest = PrivacyRequest & { version?: number }

/** As the person and super admins see it. */
export const privacyRequestOf = ({ version: _, ...request }: StoredPrivacyRequest): PrivacyRequest => request

export const privacyRepository = (db: Db, table: string) => {
  const requests = itemsOf(db, table, privacyRequestItem, (request, { pk }): StoredPrivacyRequest => ({
    id: pk,
    ...request,
  }))
  const consents = itemsOf(db, table, consentItem)
  const objections = itemsOf(db, table, objectionItem)
  const locks = itemsOf(db, table, requestLockItem)
  const keyOf = (id: string) => privacyRequestItem.key(id as PrivacyRequestId)

  return {
    getRequest: (id: PrivacyRequestId): Promise<StoredPrivacyRequest | undefined> =>
      requests.get(keyOf(id) as ReturnType<typeof privacyRequestItem.key>, 'consistent'),

    /** If it still has the version that was read; it is deleted after its time, answered or not. */
    putRequest: ({ id, ...request }: StoredPrivacyRequest): TransactItem =>
      requests.save(privacyRequestItem.key(id), {
        ...request,
        queuePk: request.status,
        queueSk: `${request.answerBy}#${id}`,
        personPk: request.person,
        personSk: `${request.requestedAt}#${id}`,
        expiresAt: removedAt('privacyRequests', request.answeredAt ?? request.requestedAt),
      }),

    /** Written with each request, and read before those that are open are counted: two can't both be the last. */
    nextLock: async (person: UserId): Promise<TransactItem> => {
      const key = requestLockItem.key(person)
      return locks.save(key, (await locks.get(key, 'consistent')) ?? {})
    },

    /** The one that is due first comes first; of those that are answered, the one that was due last. */
    listRequests: (status: PrivacyRequestStatus, after?: string) =>
      indexPage(requests, { index: 'queue', value: status, keyOf, descending: status === 'answered' }, after),

    /** Newest first. */
    listOfPerson: (person: UserId, after?: string) =>
      indexPage(requests, { index: 'person', value: person, keyOf, descending: true }, after),

    exportRequests: (person: UserId, cursor: Cursor | undefined): Promise<ItemPage<StoredPrivacyRequest>> =>
      requests.exportPage({ index: 'person', personPk: person }, cursor),

    /** Oldest first; a person agrees a few times in years. */
    listConsents: (person: UserId): Promise<Consent[]> => consents.list(consentItem.all(person), 'consistent'),

    putConsent: (person: UserId, consent: Consent): TransactItem =>
      consents.put(consentItem.key(person, consent.at), consent),

    /** Since when they object to direct marketing. */
    objectedAt: async (person: UserId): Promise<Instant | undefined> =>
      (await objections.get(objectionItem.key(person), 'consistent'))?.since,

    putObjection: (person: UserId, since: Instant): TransactItem =>
      objections.put(objectionItem.key(person), { since }),

    removeObjection: (person: UserId): TransactItem => objections.remove(objectionItem.key(person)),

    /** After the account was deleted; its requests stay for their time. */
    removeChoices: (person: UserId): Promise<void> => deleteRange(db, table, { pk: person }),
  }
}

export type PrivacyRepository = ReturnType<typeof privacyRepository>
