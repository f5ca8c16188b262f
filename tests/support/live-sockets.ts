import { json, serveHttp } from '#infra/local/http.ts'
import { upgradeOrigin } from '#infra/local/web-origin.ts'
import type { SocketApi } from '#infra/local/sockets/socket-routes.ts'
import { createSocketServer } from '#infra/local/sockets/socket-server.ts'

const lambda = { functionArn: 'socket' as string | undefined, answers: false }

/** As the template has it (`tests/infra/stacks.test.ts`). */
const api: SocketApi = {
  apiId: 'socket',
  stage: 'socket',
  selectBy: 'action',
  routes: new Map([
    ['$connect', lambda],
    ['$disconnect', lambda],
    ['ping', { ...lambda, answers: true }],
    ['$default', { functionArn: undefined, answers: false }],
  ]),
}

/** The WebSocket API with its Lambda. Call after `startApi`. */
export const startSockets = async () => {
  const { handler } = await import('#functions/live/socket/socket.lambda.ts')
  const sockets = createSocketServer({ api, invoke: (_arn, event) => handler(event as Parameters<typeof handler>[0]) })
  const server = await serveHttp(() => json(404, {}), {
    port: 0,
    maxBodyBytes: 1_000_000,
    onError: (error) => {
      throw error
    },
    upgrade: upgradeOrigin(sockets),
  })
  return {
    url: server.url,
    manage: sockets.manage,
    stop: async () => {
      await sockets.close()
      await server.close()
    },
  }
}
