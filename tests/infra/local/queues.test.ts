import { SendMessageBatchCommand, SQSClient, type SendMessageBatchRequestEntry } from '@aws-sdk/client-sqs'
import type { SQSEvent } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDeadLetters } from '#infra/local/dead-letters.ts'
import { type HttpServer, serveHttp } from '#infra/local/http.ts'
import { localCredentials } from '#infra/local/sigv4.ts'
import { openQueueStore, type Queue, type QueueStore } from '#infra/local/sqs/queue-store.ts'
import { startQueueReaders } from '#infra/local/sqs/queue-readers.ts'
import { createSqs } from '#infra/local/sqs/sqs-service.ts'
import { temporaryFolder } from './assembly-fixture.ts'

const queue: Queue = {
  name: 'letters.fifo',
  url: 'https://sqs.eu-west-1.amazonaws.com/000000000000/letters.fifo',
  fifo: true,
  visibilitySeconds: 180,
  delaySeconds: 0,
  redrive: { queue: 'dead.fifo', maxReceives: 3 },
}
const fail = (reason: unknown) => {
  throw reason
}

let dataDir: string
let store: QueueStore
let server: HttpServer
let sqs: SQSClient
let now: number
beforeEach(async () => {
  dataDir = temporaryFolder()
  now = Date.now()
  store = openQueueStore(dataDir, () => now)
  server = await serveHttp(createSqs(store, [queue]), { port: 0, maxBodyBytes: 2_000_000, onError: fail })
  sqs = new SQSClient({
    endpoint: server.url,
    region: 'eu-west-1',
    credentials: localCredentials,
    useQueueUrlAsEndpoint: false,
    maxAttempts: 1,
  })
})
afterEach(async () => {
  await server.close()
  store.close()
})

const entry = (id: string, changes: Partial<SendMessageBatchRequestEntry> = {}) => ({
  Id: id,
  MessageBody: `"${id}"`,
  MessageGroupId: id,
  MessageDeduplicationId: id,
  ...changes,
})
const send = (Entries: SendMessageBatchRequestEntry[], QueueUrl = queue.url) =>
  sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }))
const received = (limit = 10) => store.receive(queue, limit)
const bodies = (limit?: number) => received(limit).map(({ body }) => JSON.parse(body) as string)

describe('a queue', () => {
  it('delivers each message to one reader, oldest first, until its visibility timeout ends', async () => {
    const { Successful } = await send([entry('one'), entry('two')])
    expect(Successful?.map(({ Id }) => Id)).toEqual(['one', 'two'])
    expect(bodies(1)).toEqual(['one'])
    expect(bodies()).toEqual(['two'])
    expect(bodies()).toEqual([])
    now += 180_000
    expect(received().map(({ receives }) => receives)).toEqual([2, 2])
  })

  it('accepts a message once in five minutes, and delivers no two of a group at the same time', async () => {
    await send([entry('one'), entry('again', { MessageGroupId: 'one', MessageDeduplicationId: 'one' })])
    await send([entry('second', { MessageGroupId: 'one' })])
    expect(bodies(1)).toEqual(['one'])
    expect(bodies()).toEqual([])
    now += 300_000
    await send([entry('one')])
    expect(bodies()).toEqual(['one', 'second', 'one'])
  })

  it('remembers over a restart what was acknowledged, but not what was being read', async () => {
    await send([entry('one'), entry('two')])
    const [first] = received(1)
    const other = openQueueStore(dataDir, () => now)
    expect(other.receive(queue, 10).map(({ body }) => body)).toEqual([first?.body, '"two"'])
    other.close()
  })

  it('refuses what SQS refuses', async () => {
    await expect(send([entry('one')], `${queue.url}x`)).rejects.toMatchObject({ name: 'QueueDoesNotExist' })
    await expect(send([])).rejects.toMatchObject({ name: 'EmptyBatchRequest' })
    await expect(send(Array.from({ length: 11 }, (_, at) => entry(String(at))))).rejects.toMatchObject({
      name: 'TooManyEntriesInBatchRequest',
    })
    await expect(send([entry('one'), entry('one')])).rejects.toMatchObject({ name: 'BatchEntryIdsNotDistinct' })
    await expect(send([entry('one', { MessageBody: 'x'.repeat(1024 * 1024 + 1) })])).rejects.toMatchObject({
      name: 'BatchRequestTooLong',
    })
    const { Failed, Successful } = await send([
      entry('one', { MessageGroupId: undefined }),
      entry('two', { MessageDeduplicationId: 'with spaces' }),
      entry('three'),
    ])
    expect(Failed?.map(({ Id, Code }) => [Id, Code])).toEqual([
      ['one', 'MissingParameter'],
      ['two', 'InvalidParameterValue'],
    ])
    expect(Successful).toHaveLength(1)
  })
})

describe('a queue’s reader', () => {
  const start = (invoke: (event: SQSEvent) => Promise<unknown>, reportsItems = true) => {
    const deadLetters = openDeadLetters(dataDir, () => {})
    const reader = startQueueReaders({
      store,
      queues: [queue],
      mappings: [{ id: 'mapping', queueName: queue.name, functionName: 'letters', batchSize: 10, reportsItems }],
      invoke: (_name, event) => invoke(event as SQSEvent),
      deadLetters,
      onDeath: fail,
    })
    const ticking = setInterval(() => (now += 60_000), 5)
    return {
      deadLetters,
      stop: async () => {
        clearInterval(ticking)
        await reader.stop()
      },
    }
  }
  const bodiesIn = ({ Records }: SQSEvent) => Records.map(({ body }) => JSON.parse(body) as string)

  it('retries what the function reports or fails at, and finally moves it to the dead-letter queue', async () => {
    const seen: string[][] = []
    const { deadLetters, stop } = start(async (event) => {
      seen.push(bodiesIn(event))
      const bad = event.Records.find(({ body }) => body === '"bad"')
      return { batchItemFailures: bad ? [{ itemIdentifier: bad.messageId }] : [] }
    })
    await send([entry('good'), entry('bad')])
    await expect
      .poll(() => deadLetters.list().map(({ queue: name, message }) => [name, message]))
      .toEqual([['dead.fifo', '"bad"']])
    await stop()
    expect(seen).toEqual([['good', 'bad'], ['bad'], ['bad']])
    expect(store.count()).toBe(0)
  })

  it('removes nothing of a batch whose function fails', async () => {
    let tries = 0
    const { stop } = start(async () => {
      tries += 1
      if (tries < 3) throw new Error('down')
    }, false)
    await send([entry('one')])
    await expect.poll(() => store.count()).toBe(0)
    await stop()
    expect(tries).toBe(3)
  })
})
