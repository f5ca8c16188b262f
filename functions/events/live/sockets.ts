import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import type { LivePush } from '#shared/live/live.schema.ts'
import { clientDefaults } from '#functions/platform/aws/client-defaults.ts'

/** Whether the connection is still open. */
type Outcome = 'open' | 'gone'

const outcomeOf = (sent: Promise<unknown>): Promise<Outcome> =>
  sent.then(
    () => 'open',
    (error: unknown) => {
      if (error instanceof GoneException) return 'gone'
      throw error
    },
  )

/** Open connections as API Gateway has them. */
export const sockets = (
  endpoint: string,
  client = new ApiGatewayManagementApiClient({ ...clientDefaults, endpoint }),
) => ({
  post: (ConnectionId: string, push: LivePush): Promise<Outcome> =>
    outcomeOf(client.send(new PostToConnectionCommand({ ConnectionId, Data: JSON.stringify(push) }))),

  close: (ConnectionId: string): Promise<Outcome> =>
    outcomeOf(client.send(new DeleteConnectionCommand({ ConnectionId }))),
})

export type Sockets = ReturnType<typeof sockets>
