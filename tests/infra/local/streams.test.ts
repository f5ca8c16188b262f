import { readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { type DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDeadLetters } from '#infra/local/dead-letters.ts'
import { createTables, type TableResource } from '#infra/local/dynamodb-tables.ts'
import { type Dynamo, dynamoClient, startDynamo } from '#infra/local/dynamodb.ts'
import { type EventSourceMapping, readMappings, matchesPattern } from '#infra/local/event-source-mappings.ts'
import { readFunctions } from '#infra/local/lambda-functions.ts'
import { type LambdaHost, startLambdaHost } from '#infra/local/lambda-host.ts'
import { housekeep } from '#infra/local/scheduler.ts'
import { indexStreamRecords } from '#infra/local/stream-records.ts'
import { readQueues } from '#infra/local/sqs/sqs-service.ts'
import { startStreams } from '#infra/local/streams.ts'
import { loadAssembly } from '#infra/local/template.ts'
import { synthesiseFixture, temporaryFolder } from './assembly-fixture.ts'

const dataDir = temporaryFolder()
const letters = openDeadLetters(dataDir, () => undefined)
const fail = (reason: Error) => {
  throw reason
}
let dynamo: Dynamo
let client: DynamoDBClient
let lambdas: LambdaHost
let mappings: EventSourceMapping[]
let tables: TableResource[]
let streams: { stop: () => Promise<void> }
let recordsFile: string
let fixture: ReturnType<typeof synthesiseFixture>

const startReading = (changes: Partial<EventSourceMapping> = {}) =>
  startStreams({
    endpoint: dynamo.endpoint,
    dataDir,
    mappings: mappings.map((mapping) => ({ ...mapping, ...changes })),
    invoke: lambdas.invoke,
    deadLetters: letters,
    onDeath: fail,
  })

beforeAll(async () => {
  fixture = synthesiseFixture()
  recordsFile = fixture.recordsFile
  const assembly = loadAssembly(fixture.directory)
  tables = assembly.ofType('AWS::DynamoDB::Table')
  mappings = readMappings(assembly).streams
  dynamo = await startDynamo({ dataDir, log: () => undefined, onDeath: fail })
  client = dynamoClient(dynamo.endpoint)
  await createTables(client, tables, () => undefined)
  indexStreamRecords(dynamo.databaseFile ?? '')
  const functions = readFunctions(
    assembly,
    mappings.map(({ functionName }) => functionName),
  )
  lambdas = startLambdaHost({ functions, environment: {}, logFile: join(dataDir, 'functions.log'), onDeath: fail })
  streams = startReading()
})
afterAll(async () => {
  await streams.stop()
  await lambdas.stop()
  await dynamo.stop()
})

const put = (pk: string, more = {}) =>
  client.send(new PutItemCommand({ TableName: mappings[0]?.tableName, Item: { pk: { S: pk }, ...more } }))
type Batch = { Records: { eventName: string; dynamodb: { Keys: { pk: { S: string } } } }[] }
const batches = () =>
  (existsSync(recordsFile) ? readFileSync(recordsFile, 'utf8').split('\n').filter(Boolean) : []).map((line) =>
    (JSON.parse(line) as Batch).Records.map(({ dynamodb }) => dynamodb.Keys.pk.S),
  )
const seen = () => batches().flat()

it('reads the mapping from the template', () => {
  expect(mappings).toMatchObject([
    {
      batchSize: 5,
      bisect: true,
      reportsItems: true,
      retries: 2,
      deadLetterQueue: expect.stringContaining('DeadLetters') as string,
    },
  ])
})

it('reads queues and their functions from the template', () => {
  const assembly = loadAssembly(fixture.directory)
  const [queue] = readMappings(assembly).queues
  expect(queue).toMatchObject({
    queueName: expect.stringMatching(/Letters.*\.fifo$/) as string,
    batchSize: 5,
    reportsItems: true,
    functionName: mappings[0]?.functionName,
  })
  expect(readQueues(assembly).find(({ name }) => name === queue?.queueName)).toMatchObject({
    fifo: true,
    visibilitySeconds: 180,
    delaySeconds: 0,
    redrive: { queue: expect.stringContaining('DeadLetters') as string, maxReceives: 3 },
  })
})

it('delivers records in order and in batches', async () => {
  for (let at = 0; at < 7; at++) await put(`a${at}`)
  await expect.poll(seen).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6'])
  expect(Math.max(...batches().map((batch) => batch.length))).toBeLessThanOrEqual(5)
})

it.each(['poison-report', 'poison-throw'])(
  'puts %s into the dead-letter queue and handles the following records',
  async (poison) => {
    const before = letters.list().length
    for (const pk of [
      `${poison}-before`.replace('poison', 'good'),
      poison,
      `${poison}-behind`.replace('poison', 'good'),
    ])
      await put(pk)
    await expect.poll(() => letters.list().length).toBe(before + 1)
    await expect.poll(() => batches().at(-1)).toEqual([`${poison}-behind`.replace('poison', 'good')])
    const [letter] = letters.list().slice(before)
    expect(letter?.queue).toContain('DeadLetters')
    expect(letter?.records).toMatchObject([{ dynamodb: { Keys: { pk: { S: poison } } } }])
    expect(letter?.message).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 3 },
      DDBStreamBatchInfo: { batchSize: 1 },
    })
  },
)

it('continues after a restart where it stopped: nothing lost, nothing twice', async () => {
  await streams.stop()
  const before = seen().length
  await put('while-away')
  streams = startReading()
  await put('back-again')
  await expect.poll(() => seen().slice(before)).toEqual(['while-away', 'back-again'])
})

it('leaves out what the mapping’s filters exclude', async () => {
  await streams.stop()
  const before = seen().length
  const pattern = { eventName: ['INSERT'] }
  streams = startReading({ wants: (record) => matchesPattern(pattern, record) })
  await put('once')
  await put('once', { changed: { S: 'yes' } })
  await put('twice')
  await expect.poll(() => seen().slice(before)).toEqual(['once', 'twice'])
})

it('refuses filters it does not know', () => {
  expect(() => matchesPattern({ size: [{ numeric: ['>', 5] }] } as never, { size: 6 })).toThrow(
    'cannot filter by {"numeric":[">",5]}',
  )
})

it('deletes expired items', async () => {
  const now = Math.floor(Date.now() / 1000)
  await put('expired', { expiresAt: { N: String(now - 60) } })
  await put('fresh', { expiresAt: { N: String(now + 60) } })
  await put('text', { expiresAt: { S: '1' } })
  await housekeep(client, tables, dynamo.databaseFile)
  const { Items = [] } = await client.send(new ScanCommand({ TableName: mappings[0]?.tableName }))
  const kept = Items.map(({ pk }) => pk?.S)
  expect(kept).toEqual(expect.arrayContaining(['fresh', 'text', 'once']))
  expect(kept).not.toContain('expired')
})
