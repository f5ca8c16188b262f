import type { LiveReply } from '#shared/live/live.schema.ts'
import { isSessionValid } from '#functions/access/is-session-valid.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { ConnectionsRepository } from '#functions/stores/connections.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { SocketEvent, SocketResponse } from './socket-event.ts'

type Deps = {
  connections: Pick<ConnectionsRepository, 'get'>
  users: Pick<UsersRepository, 'get'>
  companies: Pick<CompaniesRepository, 'isMember'>
}

const reply = (type: LiveReply['type']): SocketResponse => ({ statusCode: 200, body: JSON.stringify({ type }) })

/** `gone` if nothing is pushed to this connection any more, so that the page polls again. */
export const ping = async ({ requestContext: { connectionId } }: SocketEvent, deps: Deps): Promise<SocketResponse> => {
  const connection = await deps.connections.get(connectionId)
  return reply(connection && (await isSessionValid(connection, deps)) ? 'pong' : 'gone')
}
