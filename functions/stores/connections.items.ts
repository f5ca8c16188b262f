import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

/** The session that a ticket or a connection belongs to; a practice's user acts for one practice. */
const session = { user: UserId, practice: z.optional(CompanyId), signedInAt: z.int() }

export const ticketItem = defineItem({
  name: 'TICKET',
  table: 'connections',
  version: 1,
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
  version: 1,
  schema: () =>
    z.strictObject({
      pk: UserId,
      sk: z.string().check(z.startsWith('SEAT#')),
      connection: z.string(),
      practice: session.practice,
      signedInAt: session.signedInAt,
      openedAt: Instant,
      expiresAt: z.int(),
    }),
})

/** Where a connection is stored, since API Gateway knows only its id. */
export const connectionItem = defineItem({
  name: 'CONNECTION',
  table: 'connections',
  version: 1,
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
