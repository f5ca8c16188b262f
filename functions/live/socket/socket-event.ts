import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'

/** Only a connection's first event has headers and a query. */
export type SocketEvent = APIGatewayProxyWebsocketEventV2 & {
  headers?: Record<string, string | undefined>
  queryStringParameters?: Record<string, string | undefined>
}

/** A status other than 200 refuses a connection; a body is sent to the page. */
export type SocketResponse = { statusCode: number; body?: string }
