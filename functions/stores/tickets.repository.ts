import { createHash } from 'node:crypto'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import { TICKET_SECONDS } from '#shared/live/live.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { ticketItem } from './connections.items.ts'
import type { LiveSession } from './connections.repository.ts'

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

/** Tickets for live connections. Only their hash is stored. */
export const ticketsRepository = (db: Db, table: string) => ({
  /** Returns when it expires. */
  add: async (ticket: string, session: LiveSession, now: Instant): Promise<Instant> => {
    // Whole seconds, as DynamoDB's expiry has them.
    const expiresAt = Math.floor(Date.parse(now) / 1000) + TICKET_SECONDS
    const Item = ticketItem.written({ ...ticketItem.key(hashOf(ticket)), ...session, expiresAt })
    await db.send(new PutCommand({ TableName: table, Item }))
    return new Date(expiresAt * 1000).toISOString()
  },

  /** Deletes it, whether or not it is still valid: of several at once, one finds it. */
  take: async (ticket: string, now: Instant): Promise<LiveSession | undefined> => {
    const { Attributes } = await db.send(
      new DeleteCommand({ TableName: table, Key: ticketItem.key(hashOf(ticket)), ReturnValues: 'ALL_OLD' }),
    )
    if (!Attributes) return undefined
    const { user, practice, signedInAt, expiresAt } = ticketItem.read(Attributes)
    if (expiresAt * 1000 <= Date.parse(now)) return undefined
    return { user, ...(practice && { practice }), signedInAt }
  },
})

export type TicketsRepository = ReturnType<typeof ticketsRepository>
