import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { PrivacyRequestId, UserId } from '#shared/kernel/ids.ts'
import { Consent, PrivacyRequest } from '#shared/privacy/privacy.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

/** A person's request about their data, which outlasts their account. */
export const privacyRequestItem = defineItem({
  name: 'REQUEST',
  table: 'privacy',
  version: 1,
  storedOnly: ['queuePk', 'queueSk', 'personPk', 'personSk', 'expiresAt'],
  schema: () =>
    z.strictObject({
      ...z.omit(PrivacyRequest, { id: true }).shape,
      pk: PrivacyRequestId,
      sk: z.literal('REQUEST'),
      /** The status, and the last day with the id. */
      queuePk: z.string(),
      queueSk: z.string(),
      personPk: UserId,
      personSk: z.string(),
      expiresAt: z.optional(z.int()),
      version: z.int(),
    }),
})

/** That a person has agreed to new versions; the consent of the sign-up is in the account. */
export const consentItem = defineItem({
  name: 'CONSENT#',
  table: 'privacy',
  version: 1,
  schema: () => z.extend(Consent, { pk: UserId, sk: z.string().check(z.startsWith('CONSENT#')) }),
})

/** That a person objects to direct marketing. */
export const objectionItem = defineItem({
  name: 'OBJECTION',
  table: 'privacy',
  version: 1,
  schema: () => z.strictObject({ pk: UserId, sk: z.literal('OBJECTION'), since: Instant }),
})

/** Its version moves with every request of a person. */
export const requestLockItem = defineItem({
  name: 'LOCK',
  table: 'privacy',
  version: 1,
  schema: () => z.strictObject({ pk: UserId, sk: z.literal('LOCK'), version: z.int() }),
})
