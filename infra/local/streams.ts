import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams'
import { readJsonFile, writeJsonFile } from './data-file.ts'
import type { DeadLetters } from './dead-letters.ts'
import type { EventSourceMapping } from './event-source-mappings.ts'
import { region } from './local-names.ts'
import { localCredentials } from './sigv4.ts'
import { deliver } from './stream-batches.ts'
import { createWakeUp, type WakeUp } from './wake-up.ts'

type StreamsOptions = {
  endpoint: string
  dataDir: string
  mappings: EventSourceMapping[]
  invoke: (functionName: string, event: unknown) => Promise<unknown>
  deadLetters: DeadLetters
  onDeath: (reason: Error) => void
  /** Without it, polls ten times a second. */
  wakeUp?: WakeUp
}

type Checkpoint = { shardId: string; sequenceNumber: string }

const idlePause = 100
const pauseUntilWoken = 500

/** Invokes functions with records of tables' streams. Positions are stored, so that a restart continues there. */
export function startStreams({ endpoint, dataDir, mappings, onDeath, ...rest }: StreamsOptions): {
  stop: () => Promise<void>
} {
  const client = new DynamoDBStreamsClient({ endpoint, region, credentials: localCredentials })
  const stopping = new AbortController()
  const readers = mappings.map((mapping) => {
    const file = join(dataDir, `stream-${mapping.id}.json`)
    return readStream({ client, mapping, file, stopped: stopping.signal, ...rest }).catch((error: unknown) => {
      if (!stopping.signal.aborted) onDeath(new Error(`The stream of ${mapping.tableName} stopped: ${String(error)}`))
    })
  })
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(readers)
      client.destroy()
    },
  }
}

type Reader = Pick<StreamsOptions, 'invoke' | 'deadLetters' | 'wakeUp'> & {
  client: DynamoDBStreamsClient
  mapping: EventSourceMapping
  file: string
  stopped: AbortSignal
}

async function readStream({ client, mapping, file, stopped, wakeUp, ...rest }: Reader) {
  const pause = wakeUp ? pauseUntilWoken : idlePause
  const { prepare } = wakeUp ?? createWakeUp()
  const streamArn = await findStream(client, mapping.tableName)
  let { shardId, sequenceNumber }: Partial<Checkpoint> = readJsonFile(file, {})
  for (;;) {
    shardId ??= await nextShard(client, streamArn)
    if (!shardId) {
      await sleep(idlePause, undefined, { signal: stopped })
      continue
    }
    let iterator = await iteratorAt(client, streamArn, shardId, sequenceNumber)
    while (iterator) {
      const wait = prepare()
      const {
        Records = [],
        NextShardIterator,
      }: { Records?: Parameters<typeof deliver>[1]; NextShardIterator?: string } = await client.send(
        new GetRecordsCommand({ ShardIterator: iterator, Limit: mapping.batchSize }),
        { abortSignal: stopped },
      )
      const wanted = Records.filter((record) => mapping.wants(record))
      await deliver({ mapping, shardId, stopped, ...rest }, wanted)
      sequenceNumber = Records.at(-1)?.dynamodb?.SequenceNumber ?? sequenceNumber
      if (Records.length > 0) writeJsonFile(file, { shardId, sequenceNumber })
      else await wait(pause, stopped)
      iterator = NextShardIterator
    }
    // A shard without a next iterator is closed; its successor is read from its beginning.
    shardId = await nextShard(client, streamArn, shardId)
    sequenceNumber = undefined
  }
}

async function findStream(client: DynamoDBStreamsClient, tableName: string): Promise<string> {
  const { Streams = [] } = await client.send(new ListStreamsCommand({ TableName: tableName }))
  const arn = Streams[0]?.StreamArn
  if (!arn) throw new Error(`${tableName} has no stream.`)
  return arn
}

async function nextShard(
  client: DynamoDBStreamsClient,
  streamArn: string,
  previous?: string,
): Promise<string | undefined> {
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }))
  const shards = StreamDescription?.Shards ?? []
  return shards[shards.findIndex(({ ShardId }) => ShardId === previous) + 1]?.ShardId
}

/** If the stored position was trimmed after a day, reading starts with the oldest record. */
async function iteratorAt(
  client: DynamoDBStreamsClient,
  StreamArn: string,
  ShardId: string,
  after?: string,
): Promise<string | undefined> {
  const begin = () =>
    client.send(new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }))
  if (!after) return (await begin()).ShardIterator
  const resume = new GetShardIteratorCommand({
    StreamArn,
    ShardId,
    ShardIteratorType: 'AFTER_SEQUENCE_NUMBER',
    SequenceNumber: after,
  })
  return (
    await client
      .send(resume)
      .catch((error: Error) => (error.name === 'TrimmedDataAccessException' ? begin() : Promise.reject(error)))
  ).ShardIterator
}
