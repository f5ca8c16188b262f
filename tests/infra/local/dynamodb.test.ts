import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DescribeTableCommand, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChild } from '#infra/local/child-process.ts'
import { createTables, type TableResource } from '#infra/local/dynamodb-tables.ts'
import { type Dynamo, dynamoClient, startDynamo } from '#infra/local/dynamodb.ts'
import { indexStreamRecords, trimStreamRecords } from '#infra/local/stream-records.ts'
import { loadAssembly } from '#infra/local/template.ts'
import { synthesiseFixture, temporaryFolder } from './assembly-fixture.ts'

const unexpected = (reason: Error) => {
  throw reason
}

describe('tables from the template', () => {
  const dataDir = temporaryFolder()
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  let dynamo: Dynamo
  let tables: TableResource[]

  beforeAll(async () => {
    tables = loadAssembly(synthesiseFixture().directory).ofType('AWS::DynamoDB::Table')
    dynamo = await startDynamo({ dataDir, log, onDeath: unexpected })
    await createTables(dynamoClient(dynamo.endpoint), tables, log)
  })
  afterAll(() => dynamo.stop())

  const tableNamed = (part: string) => tables.find(({ logicalId }) => logicalId.startsWith(part))?.ref ?? ''
  const describeTable = async (part: string) =>
    (await dynamoClient(dynamo.endpoint).send(new DescribeTableCommand({ TableName: tableNamed(part) }))).Table

  it('have their indexes and streams', async () => {
    expect((await describeTable('Offers'))?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual([
      'company',
    ])
    expect((await describeTable('Commands'))?.StreamSpecification).toEqual({
      StreamEnabled: true,
      StreamViewType: 'NEW_IMAGE',
    })
  })

  it('report that point-in-time recovery is skipped', () => {
    expect(lines).toEqual([
      'DynamoDB: point-in-time recovery of 1 tables is skipped, because the emulator does not support it.',
    ])
  })

  it('keep their data over a restart, and are not created twice', async () => {
    const client = dynamoClient(dynamo.endpoint)
    await client.send(new PutItemCommand({ TableName: tableNamed('Offers'), Item: { pk: { S: 'a' }, sk: { S: 'b' } } }))
    await dynamo.stop()
    dynamo = await startDynamo({ dataDir, log, onDeath: unexpected })
    const restarted = dynamoClient(dynamo.endpoint)
    await createTables(restarted, tables, log)
    const { Item } = await restarted.send(
      new GetItemCommand({ TableName: tableNamed('Offers'), Key: { pk: { S: 'a' }, sk: { S: 'b' } } }),
    )
    expect(Item).toEqual({ pk: { S: 'a' }, sk: { S: 'b' } })
  })

  it('of another shape than designed are refused, with instructions', async () => {
    const changed = tables.map((table) => ({
      ...table,
      properties: { ...table.properties, GlobalSecondaryIndexes: undefined },
    }))
    await expect(createTables(dynamoClient(dynamo.endpoint), changed, log)).rejects.toThrow(
      /no longer matches.*--reset/,
    )
  })

  it('index their stream records and keep the newest when trimming', async () => {
    const client = dynamoClient(dynamo.endpoint)
    const file = dynamo.databaseFile ?? ''
    const put = (pk: string) =>
      client.send(new PutItemCommand({ TableName: tableNamed('Commands'), Item: { pk: { S: pk } } }))
    indexStreamRecords(file)
    await put('one')
    await put('two')
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(file)
    database.exec('UPDATE _stream_records SET created_at = created_at - 25 * 60 * 60')
    trimStreamRecords(file)
    await put('three')
    const kept = database.prepare('SELECT keys_json FROM _stream_records ORDER BY id').all()
    const indexes = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = '_stream_records'")
      .all()
    database.close()
    expect(kept.map(({ keys_json }) => JSON.parse(String(keys_json)).pk.S)).toEqual(['two', 'three'])
    expect(indexes).toContainEqual({ name: 'stream_order' })
  })
})

describe('a child process', () => {
  const logFile = join(temporaryFolder(), 'child.log')
  const readyLine = 'grinding'

  it('that is missing is named', async () => {
    const start = startChild({
      name: 'Mill',
      command: '/no/such/mill',
      args: [],
      logFile,
      readyLine,
      onDeath: unexpected,
    })
    await expect(start).rejects.toThrow('Mill cannot start: /no/such/mill is missing.')
  })

  it('that ends while another one uses its port is not taken for running', async () => {
    const other = createServer((_, response) => response.end('old')).listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const script = `require('node:http').createServer().listen(${port}, '127.0.0.1')`
    const start = startChild({
      name: 'Mill',
      command: process.execPath,
      args: ['-e', script],
      logFile,
      readyLine,
      onDeath: unexpected,
    })
    await expect(start).rejects.toThrow(/Mill ended unexpectedly \(exit 1\).*EADDRINUSE/s)
    other.close()
  })

  it('that ends later is reported', async () => {
    const death = await new Promise<Error>((resolve, reject) => {
      const args = [
        '-e',
        'console.log("grinding"); setTimeout(() => { console.error("out of grain"); process.exit(3) }, 100)',
      ]
      startChild({ name: 'Mill', command: process.execPath, args, logFile, readyLine, onDeath: resolve }).catch(reject)
    })
    expect(death.message).toBe('Mill ended unexpectedly (exit 3). grinding\nout of grain')
  })
})
