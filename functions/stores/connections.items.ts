import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, GrantId, UserId } from '#shared/kernel/ids.ts'
import { defineItem, type Stored } from '#functions/platform/dynamo/define-item.ts'

/** What a ticket or a connection belongs to: a session, by which a practice's user acts for one practice. */
const ofSession = {
  practice: z.optional(CompanyId),
  signedInAt: z.int(),
  /** The super admin whose session it is, and their impersonation of the user. */
  by: z.optional(UserId),
  grantId: z.optional(GrantId),
}
const session = { user: UserId, ...ofSession }

/** The second version has super admins. */
const versions = { version: 2, upgrades: { 1: (old: Stored) => old } }

export const ticketItem = defineItem({
  name: 'TICKET',
  table: 'connections',
  ...versions,
  schema: () =>
    z.strictObject({
      /** The ticket's hash; the ticket is stored nowhere. */
      pk: z.string(),
      sk: z.literal('TICKET'),
      ...session,
      expiresAt: z.int(),
    }),
})

/** One of a user's seats for connections. */
export const seatItem = defineItem({
  name: 'SEAT#',
  table: 'connections',
  ...versions,
  schema: () =>
    z.strictObject({
      pk: UserId,
      sk: z.string().check(z.startsWith('SEAT#')),
      connection: z.string(),
      ...ofSession,
      openedAt: Instant,
      expiresAt: z.int(),
    }),
})

/** Where a connection is stored, since API Gateway knows only its id. */
export const connectionItem = defineItem({
  name: 'CONNECTION',
  table: 'connections',
  ...versions,
  storedOnly: ['expiresAt'],
  schema: () =>
    z.strictObject({
      pk: z.string(),
      sk: z.literal('CONNECTION'),
      ...session,
      seat: z.int(),
      expiresAt: z.int(),
    }),
})
