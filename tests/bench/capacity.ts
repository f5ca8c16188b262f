import { createServer } from 'node:http'
import { findFreePort } from '#infra/local/child-process.ts'

/** Values as DynamoDB has them on the wire. */
export type WireValue = {
  S?: string
  N?: string
  B?: string
  BOOL?: boolean
  NULL?: true
  L?: WireValue[]
  M?: WireItem
  SS?: string[]
  NS?: string[]
  BS?: string[]
}
export type WireItem = Record<string, WireValue>
type Units = { CapacityUnits: number }
export type Consumed = Units & { TableName: string; Table?: Units; GlobalSecondaryIndexes?: Record<string, Units> }

/** One request to DynamoDB and its response. The fields depend on the operation; absent ones are undefined. */
export type Call = {
  operation: string
  // The wire shape of a dozen operations, read only where the operation is known.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  request: any
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  response: any
  /** How many had been answered when it was sent. */
  after: number
}

/** Responses with one `ConsumedCapacity` or, for batches and transactions, one per table. */
export const consumedBy = ({ response }: Call): Consumed[] => [response.ConsumedCapacity ?? []].flat()

const passedOn = ['content-type', 'authorization', 'x-amz-date', 'x-amz-target']

/**
 * A proxy between the product and DynamoDB that requests the consumed capacity of each call and records the responses.
 * The product itself runs unchanged.
 */
export async function startCapacityMeter(endpoint: string) {
  let calls: Call[] = []
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const operation = String(incoming.headers['x-amz-target']).split('.')[1] ?? ''
      const counted =
        /^(TransactWriteItems|TransactGetItems|BatchGetItem|GetItem|PutItem|UpdateItem|DeleteItem|Query|Scan)$/.test(
          operation,
        )
      const request = JSON.parse(Buffer.concat(chunks).toString() || '{}')
      const body = JSON.stringify(counted ? { ...request, ReturnConsumedCapacity: 'INDEXES' } : request)
      const headers = Object.fromEntries(passedOn.map((name) => [name, String(incoming.headers[name])]))
      const after = calls.length
      const forward = async () => {
        const response = await fetch(endpoint, { method: 'POST', headers, body })
        const text = await response.text()
        if (counted && response.ok) calls.push({ operation, request, response: JSON.parse(text), after })
        outgoing.writeHead(response.status, { 'content-type': 'application/x-amz-json-1.0' }).end(text)
      }
      forward().catch((error: Error) => outgoing.writeHead(502).end(error.message))
    })
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** The tables without the meter, for measuring time. */
    behind: endpoint,
    /** The calls that `work` makes; nothing else may run at the same time. */
    measure: async (work: () => Promise<unknown>): Promise<Call[]> => {
      calls = []
      await work()
      return calls
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type CapacityMeter = Awaited<ReturnType<typeof startCapacityMeter>>

const utf8 = (text: string): number => Buffer.byteLength(text)

/** DynamoDB's rules: about a byte per two digits, three per list or map, and one more per entry. */
const sizeOfValue = (value: WireValue): number => {
  if (value.S !== undefined) return utf8(value.S)
  if (value.N !== undefined) return Math.ceil(value.N.replace(/^-|\./g, '').length / 2) + 1
  if (value.B !== undefined) return Buffer.from(value.B, 'base64').length
  if (value.L) return value.L.reduce((sum, entry) => sum + sizeOfValue(entry) + 1, 3)
  if (value.M)
    return Object.entries(value.M).reduce((sum, [name, entry]) => sum + utf8(name) + sizeOfValue(entry) + 1, 3)
  if (value.SS) return value.SS.reduce((sum, entry) => sum + utf8(entry), 0)
  return 1
}

export const sizeOf = (item: WireItem): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + utf8(name) + sizeOfValue(value), 0)
