import type { Instant } from '#shared/kernel/dates.ts'
import { isSessionValid, type SessionRepositories } from '#functions/access/is-session-valid.ts'
import type { ConnectionsRepository } from '#functions/stores/connections.repository.ts'
import type { TicketsRepository } from '#functions/stores/tickets.repository.ts'
import type { Log } from '#functions/platform/logger.ts'
import { isOwnOrigin } from './is-own-origin.ts'
import type { SocketEvent, SocketResponse } from './socket-event.ts'

type Deps = SessionRepositories & {
  tickets: Pick<TicketsRepository, 'take'>
  connections: Pick<ConnectionsRepository, 'add'>
  siteOrigin: string
  log: Log
}

/** A ticket is used up even if its session has ended; not by another page, which was given none. */
export const connect = async (
  { headers = {}, queryStringParameters, requestContext: { connectionId } }: SocketEvent,
  deps: Deps,
  now: Instant,
): Promise<SocketResponse> => {
  const refused = (statusCode: number, reason: string) => {
    deps.log.info('connection refused', { reason })
    return { statusCode }
  }
  if (!isOwnOrigin(headers, deps.siteOrigin)) return refused(403, 'another origin')
  const session = await deps.tickets.take(queryStringParameters?.ticket ?? '', now)
  if (!session) return refused(401, 'no valid ticket')
  if (!(await isSessionValid(session, deps, now))) return refused(401, 'session ended')
  if (!(await deps.connections.add({ id: connectionId, ...session }, now))) return refused(429, 'too many connections')
  deps.log.info('connected', { user: session.user, practice: session.practice })
  return { statusCode: 200 }
}
