import type { ConnectionsRepository } from '#functions/stores/connections.repository.ts'
import type { SocketEvent, SocketResponse } from './socket-event.ts'

type Deps = { connections: Pick<ConnectionsRepository, 'get' | 'remove'> }

export const disconnect = async (
  { requestContext: { connectionId } }: SocketEvent,
  { connections }: Deps,
): Promise<SocketResponse> => {
  const connection = await connections.get(connectionId)
  if (connection) await connections.remove(connection)
  return { statusCode: 200 }
}
