import * as z from 'zod/mini'
import { Impersonation } from '#shared/impersonation/impersonation.schema.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

/** A super admin has one at most. Requests are refused once it has expired, whether or not it is deleted yet. */
export const grantItem = defineItem({
  name: 'GRANT',
  table: 'grants',
  version: 1,
  schema: () =>
    z.strictObject({
      ...Impersonation.shape,
      pk: UserId,
      sk: z.literal('GRANT'),
      /** The locum’s, or that of an owner of the practice. */
      account: UserId,
      /** Only that session of the super admin can use it. */
      signedInAt: z.int(),
      expiresAt: z.int(),
      version: z.int(),
    }),
})

/** Kept for a locum or a practice, who can see it for a year. */
export const supportItem = defineItem({
  name: 'SUPPORT#',
  table: 'grants',
  version: 1,
  storedOnly: ['expiresAt'],
  schema: () =>
    z.strictObject({
      ...z.pick(Impersonation, { id: true, mode: true, reason: true, startedAt: true }).shape,
      pk: Impersonation.shape.target,
      sk: z.string().check(z.startsWith('SUPPORT#')),
      by: UserId,
      expiresAt: z.int(),
    }),
})
