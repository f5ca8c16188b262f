import { type HttpHandler, type HttpResponse, json } from '#infra/local/http.ts'
import type { SocketApi } from './socket-routes.ts'
import type { OpenSocket } from './socket-events.ts'

type Managed = {
  api: SocketApi
  open: ReadonlyMap<string, OpenSocket>
  messageBytes: number
  markActive: (connection: OpenSocket) => void
}

/** `@connections` of API Gateway: posting to an open connection, closing it and reading when it was last active. */
export function manageConnections({ api, open, messageBytes, markActive }: Managed): HttpHandler {
  const start = `/${api.stage}/@connections/`
  return ({ method, path, body }): HttpResponse | Promise<HttpResponse> => {
    if (!path.startsWith(start)) return failed(403, 'ForbiddenException')
    const connection = open.get(decodeURIComponent(path.slice(start.length)))
    if (!connection) return failed(410, 'GoneException')
    if (method === 'GET') return json(200, timesOf(connection))
    if (method === 'DELETE') {
      connection.socket.close(1000, 'Connection Closed Normally')
      return { status: 204 }
    }
    if (method !== 'POST') return failed(403, 'ForbiddenException')
    if (body.length > messageBytes) return failed(413, 'PayloadTooLargeException')
    return post(connection, body, markActive)
  }
}

const post = (connection: OpenSocket, body: Buffer, markActive: Managed['markActive']): Promise<HttpResponse> =>
  new Promise((resolve) => {
    connection.socket.send(body.toString('utf8'), (error) => {
      if (!error) markActive(connection)
      resolve(error ? failed(410, 'GoneException') : { status: 200 })
    })
  })

const timesOf = ({ connectedAt, lastActiveAt }: OpenSocket) => ({
  connectedAt: new Date(connectedAt).toISOString(),
  lastActiveAt: new Date(lastActiveAt).toISOString(),
})

function failed(status: number, type: string): HttpResponse {
  const response = json(status, { message: null })
  return { ...response, headers: { ...response.headers, 'x-amzn-errortype': type } }
}
