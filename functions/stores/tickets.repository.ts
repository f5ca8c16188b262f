import { createHash } from 'node:crypto'
import type { Instant } from '#shared/kernel/dates.ts'
import { TICKET_SECONDS } from '#shared/live/live.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { ticketItem } from './connections.items.ts'
import type { LiveSession } from './connections.repository.ts'

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

/** Tickets for live connections. Only their hash is stored. */
export const ticketsRepository = (db: Db, table: string) => {
  const tickets = itemsOf(db, table, ticketItem)
  return {
    /** Returns when it expires. */
    add: async (ticket: string, session: LiveSession, now: Instant): Promise<Instant> => {
      // Whole seconds, as DynamoDB's expiry has them.
      const expiresAt = Math.floor(Date.parse(now) / 1000) + TICKET_SECONDS
      await writeOne(db, tickets.put(ticketItem.key(hashOf(ticket)), { ...session, expiresAt }))
      return new Date(expiresAt * 1000).toISOString()
    },

    /** Deletes it, whether or not it is still valid: of several at once, one finds it. */
    take: async (ticket: string, now: Instant): Promise<LiveSession | undefined> => {
      const taken = (await writeOne(db, tickets.remove(ticketItem.key(hashOf(ticket))), 'ALL_OLD'))?.Attributes
      if (!taken) return undefined
      const { expiresAt, ...session } = ticketItem.read(taken)
      return expiresAt * 1000 > Date.parse(now) ? session : undefined
    },
  }
}

export type TicketsRepository = ReturnType<typeof ticketsRepository>
