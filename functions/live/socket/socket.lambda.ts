import type { LiveReply } from '#shared/live/live.schema.ts'
import { isSessionValid } from '#functions/access/is-session-valid.ts'
import { wire } from '#functions/wiring/wire.ts'
import { logger } from '#functions/platform/logger.ts'
import { withSourceFiles } from '#functions/platform/with-source-files.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { connectionsRepository } from '#functions/stores/connections.repository.ts'
import { grantsRepository } from '#functions/stores/grants.repository.ts'
import { ticketsRepository } from '#functions/stores/tickets.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { connect } from './connect.ts'
import type { SocketEvent, SocketResponse } from './socket-event.ts'

const { db, env } = wire('socket')

const deps = {
  tickets: ticketsRepository(db, env.CONNECTIONS_TABLE),
  connections: connectionsRepository(db, env.CONNECTIONS_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  grants: grantsRepository(db, env.GRANTS_TABLE),
  siteOrigin: env.SITE_ORIGIN,
  log: logger,
}

const disconnect = async ({ requestContext: { connectionId } }: SocketEvent): Promise<SocketResponse> => {
  const connection = await deps.connections.get(connectionId)
  if (connection) await deps.connections.remove(connection)
  return { statusCode: 200 }
}

const reply = (type: LiveReply['type']): SocketResponse => ({ statusCode: 200, body: JSON.stringify({ type }) })

/** `gone` if nothing is pushed to this connection any more, so that the page polls again. */
const ping = async ({ requestContext: { connectionId } }: SocketEvent): Promise<SocketResponse> => {
  const connection = await deps.connections.get(connectionId)
  return reply(connection && (await isSessionValid(connection, deps, new Date().toISOString())) ? 'pong' : 'gone')
}

const routes: Record<string, (event: SocketEvent) => Promise<SocketResponse>> = {
  $connect: (event) => connect(event, deps, new Date().toISOString()),
  $disconnect: disconnect,
  ping,
}

/** The routes of the WebSocket API. Nothing of an event is logged: its query has the ticket. */
export const handler = async (event: SocketEvent): Promise<SocketResponse> => {
  const { routeKey, connectionId, requestId } = event.requestContext
  logger.resetKeys()
  logger.appendKeys({ requestId, route: routeKey, connection: connectionId })
  try {
    return (await routes[routeKey]?.(event)) ?? { statusCode: 404 }
  } catch (error) {
    logger.error('failed', { error: withSourceFiles(error) as Error })
    return { statusCode: 500 }
  }
}
