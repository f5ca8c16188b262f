import { randomBytes } from 'node:crypto'
import type { LiveTicket } from '#shared/live/live.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TicketsRepository } from '#functions/stores/tickets.repository.ts'

type Deps = Pick<Context, 'caller' | 'signedInAt' | 'now'> & { tickets: Pick<TicketsRepository, 'add'> }

/**
 * For the account that the caller acts for and, of a practice's user, that practice. A super admin's ends with their
 * impersonation.
 */
export const createTicket = async ({
  caller: { principal, account, practice, impersonation },
  signedInAt,
  now,
  tickets,
}: Deps): Promise<LiveTicket> => {
  const ticket = randomBytes(32).toString('base64url')
  const session = {
    user: account,
    ...(practice && { practice: practice.id }),
    signedInAt,
    ...(impersonation && { by: principal.user, grantId: impersonation.id }),
  }
  return { ticket, expiresAt: await tickets.add(ticket, session, now) }
}

export const createPracticeTicket = (context: Deps): Promise<LiveTicket> => createTicket(context)
