import { randomBytes } from 'node:crypto'
import type { LiveTicket } from '#shared/live/live.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TicketsRepository } from '#functions/stores/tickets.repository.ts'

type Deps = Pick<Context, 'caller' | 'signedInAt' | 'now'> & { tickets: Pick<TicketsRepository, 'add'> }

/** For the signed-in user and, of a practice's user, the practice that they act for. */
export const createTicket = async ({
  caller: { principal, practice },
  signedInAt,
  now,
  tickets,
}: Deps): Promise<LiveTicket> => {
  const ticket = randomBytes(32).toString('base64url')
  const session = { user: principal.user, ...(practice && { practice: practice.id }), signedInAt }
  return { ticket, expiresAt: await tickets.add(ticket, session, now) }
}

export const createPracticeTicket = (context: Deps): Promise<LiveTicket> => createTicket(context)
