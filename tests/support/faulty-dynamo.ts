import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Faults of DynamoDB that the emulator never shows: a transaction conflict, a failure before or after the commit, a
 * commit whose response is lost, and no response until the client times out.
 */
export const faults = [
  'conflict',
  'throttled',
  'in-progress',
  'failed-before',
  'failed-after',
  'lost-before',
  'lost-after',
  'silent-after',
] as const
export type Fault = (typeof faults)[number]

/** Called at every request with its action (`TransactWriteItems`) and body. A promise delays the request. */
export type FaultPlan = (action: string, body: string) => Fault | undefined | Promise<undefined>

type Errors = Record<string, { status: number; type: string; more?: object }>
const errors: Errors = {
  conflict: {
    status: 400,
    type: 'TransactionCanceledException',
    more: { CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }] },
  },
  throttled: { status: 400, type: 'ProvisionedThroughputExceededException' },
  'in-progress': { status: 400, type: 'TransactionInProgressException' },
  'failed-before': { status: 500, type: 'InternalServerError' },
  'failed-after': { status: 500, type: 'InternalServerError' },
}

const fail = (response: ServerResponse, fault: Fault): void => {
  const { status, type, more } = errors[fault] ?? { status: 500, type: 'InternalServerError' }
  const body = JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'injected', ...more })
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body)
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Not `fetch`, which takes longer than everything else here. */
const forward = (
  target: string,
  headers: OutgoingHttpHeaders,
  body: Buffer,
  agent: Agent,
): Promise<{ status: number; content: Buffer }> =>
  new Promise((resolve, reject) => {
    const heard = (response: IncomingMessage) =>
      void readBody(response).then((content) => resolve({ status: response.statusCode ?? 500, content }), reject)
    httpRequest(target, { method: 'POST', headers, agent }, heard).on('error', reject).end(body)
  })

/** A proxy between SDK and emulator, so that clients, retries and error classes are the real ones. */
export const startFaultyDynamo = async () => {
  const agent = new Agent({ keepAlive: true })
  let target = ''
  let plan: FaultPlan = () => undefined
  const injected = new Map<Fault, number>()

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request)
    const fault = await plan(
      String(request.headers['x-amz-target'] ?? '')
        .split('.')
        .at(-1) ?? '',
      body.toString(),
    )
    if (fault) injected.set(fault, (injected.get(fault) ?? 0) + 1)
    if (fault === 'lost-before') return void request.socket.destroy()
    if (fault && fault in errors && !fault.endsWith('after')) return fail(response, fault)
    const { host: _host, connection: _connection, ...passed } = request.headers
    const { status, content } = await forward(target, passed, body, agent)
    if (fault === 'failed-after') return fail(response, fault)
    if (fault === 'lost-after') return void request.socket.destroy()
    if (fault === 'silent-after') return
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(content)
  }

  const server = createServer(
    (request, response) => void serve(request, response).catch(() => request.socket.destroy()),
  )
  return {
    injected,
    /** For `startApi`: the endpoint to use instead of the emulator's. */
    through: async (endpoint: string): Promise<string> => {
      target = endpoint
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    plan: (next: FaultPlan) => {
      plan = next
    },
    stop: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FaultyDynamo = Awaited<ReturnType<typeof startFaultyDynamo>>
