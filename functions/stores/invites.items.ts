import * as z from 'zod/mini'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { CompanyId, InviteId, UserId } from '#shared/kernel/ids.ts'
import { memberRoles } from '#shared/kernel/member-roles.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

export const inviteItem = defineItem({
  name: 'INVITE#',
  table: 'companies',
  version: 1,
  storedOnly: ['expiresAt'],
  schema: () =>
    z.strictObject({
      pk: CompanyId,
      sk: z.string().check(z.startsWith('INVITE#')),
      id: InviteId,
      email: z.string(),
      role: z.enum(memberRoles),
      sentBy: UserId,
      sentAt: Instant,
      validUntil: Instant,
      /** How often it was sent. */
      sending: z.int(),
      /** Of its link's token, which is stored nowhere. */
      hash: z.string(),
      /** When it is removed, in epoch seconds. */
      expiresAt: z.int(),
      version: z.int(),
    }),
})

/** What remains of an invite that was accepted or cancelled: what its link says. */
export const closedInviteItem = defineItem({
  name: 'CLOSED-INVITE#',
  table: 'companies',
  version: 1,
  storedOnly: ['expiresAt'],
  schema: () =>
    z.strictObject({
      pk: CompanyId,
      sk: z.string().check(z.startsWith('CLOSED-INVITE#')),
      outcome: z.enum(['accepted', 'cancelled']),
      hash: z.string(),
      expiresAt: z.int(),
      version: z.int(),
    }),
})

/** Written with everything that a practice sends, so that what it has sent is counted exactly and once. */
export const inviteCountItem = defineItem({
  name: 'INVITE-COUNT',
  table: 'companies',
  version: 1,
  schema: () =>
    z.strictObject({ pk: CompanyId, sk: z.literal('INVITE-COUNT'), day: LocalDate, count: z.int(), version: z.int() }),
})
