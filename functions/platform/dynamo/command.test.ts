import { deflateRawSync } from 'node:zlib'
import { DynamoDBClient, DynamoDBServiceException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { professionalEvent } from '#shared/professionals/professionals.events.ts'
import { runCommand, type CommandOutcome, type Replay } from './command.ts'

const db = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-1' }))
const dynamo = mockClient(db)
const by = { op: 'confirmApplication', user: 'usr_1' as UserId, practice: 'cmp_1' as CompanyId, grant: 'own' } as const
const command = { id: 'usr_1#key', hash: 'request', by }

/** Time passes only while a transaction is being written. */
let takes = 0
beforeEach(() => {
  dynamo.reset()
  takes = 0
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T08:00:00.000Z') })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  dynamo.on(GetCommand).resolves({})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const named = (name: string, status = 400) =>
  new DynamoDBServiceException({
    name,
    message: name,
    $fault: status < 500 ? 'client' : 'server',
    $metadata: { httpStatusCode: status },
  })
const cancelled = (...codes: (string | undefined)[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: { httpStatusCode: 400 },
    CancellationReasons: codes.map((Code) => ({ Code })),
  })
const network = (code: string) => Object.assign(new Error(code), { code })

/** The failure that each transaction meets, in order; the last one repeats. `undefined`: it is committed. */
const meet = (...outcomes: (Error | undefined)[]) => {
  let sent = 0
  dynamo.on(TransactWriteCommand).callsFake(() => {
    vi.setSystemTime(Date.now() + takes)
    const outcome = outcomes[Math.min(sent++, outcomes.length - 1)]
    if (outcome) throw outcome
    return {}
  })
}
const record = (response: unknown, hash = command.hash) => ({
  Item: { pk: command.id, hash, response: deflateRawSync(JSON.stringify(response)), v: 1 },
})

const decide = vi.fn<() => Promise<CommandOutcome<string>>>()
const write = { Delete: { TableName: 'offers', Key: { pk: 'off_1' } } }
const execute = (replay?: Replay<string>) => {
  let decisions = 0
  decide
    .mockReset()
    .mockImplementation(async () => ({ writes: [write], response: `decision ${(decisions += 1)}`, events: [] }))
  return runCommand(db, 'commands', command, '2026-11-22T08:00:00.000Z', decide, replay)
}
const code = (running: Promise<unknown>) =>
  running.then(
    () => 'answered',
    (error: Error & { code?: string }) => error.code ?? error.name,
  )
const tokens = () => dynamo.commandCalls(TransactWriteCommand).map(({ args: [{ input }] }) => input.ClientRequestToken)
const recordReads = () => dynamo.commandCalls(GetCommand).length

const passing = [
  ...[
    'ThrottlingException',
    'RequestLimitExceeded',
    'ProvisionedThroughputExceededException',
    'TransactionInProgressException',
    'TransactionConflictException',
    'TimeoutError',
    'RequestTimeout',
  ].map((name) => named(name)),
  named('InternalServerError', 500),
  named('ServiceUnavailable', 503),
  ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].map(
    network,
  ),
]
const collisions = [
  'ConditionalCheckFailed',
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
].map((reason) => cancelled('None', reason, undefined))
const refusals = [
  named('ValidationException'),
  named('IdempotentParameterMismatchException'),
  named('AccessDeniedException'),
  named('ResourceNotFoundException'),
  cancelled('ValidationError'),
  cancelled('ConditionalCheckFailed', 'ItemCollectionSizeLimitExceeded'),
  new TypeError('a mistake of ours'),
]
const titled = (errors: Error[]) =>
  errors.map(
    (error) =>
      [
        error instanceof TransactionCanceledException
          ? String(error.CancellationReasons?.map(({ Code }) => Code))
          : error.message,
        error,
      ] as const,
  )

describe('a command', () => {
  it('that commits at the first try is sent once, with its record', async () => {
    meet(undefined)
    expect(await execute()).toBe('decision 1')
    expect(recordReads()).toBe(0)
    const [call, ...more] = dynamo.commandCalls(TransactWriteCommand)
    expect(more).toEqual([])
    const [first, last] = call?.args[0].input.TransactItems ?? []
    expect(first).toEqual(write)
    expect(last?.Put).toMatchObject({
      TableName: 'commands',
      ConditionExpression: 'attribute_not_exists(pk)',
      Item: { pk: command.id, hash: command.hash, expiresAt: Date.parse('2026-11-29T08:00:00.000Z') / 1000 },
    })
  })

  it.each(titled(passing))(
    'is resent under the same token after %s, as it may have been committed',
    async (_, error) => {
      meet(error, error, undefined)
      expect(await execute()).toBe('decision 1')
      expect(decide).toHaveBeenCalledTimes(1)
      expect(tokens()).toHaveLength(3)
      expect(new Set(tokens()).size).toBe(1)
    },
  )

  it.each(titled(collisions))('is decided again under a new token after %s', async (_, error) => {
    meet(error, error, undefined)
    expect(await execute()).toBe('decision 3')
    expect(new Set(tokens()).size).toBe(3)
    expect(recordReads()).toBe(2)
  })

  it.each(titled(refusals))('is not sent again after %s, which is thrown unchanged', async (_, error) => {
    meet(error)
    await expect(execute()).rejects.toBe(error)
    expect([tokens().length, recordReads()]).toEqual([1, 1])
  })

  it('has its own token each time it is run', async () => {
    meet(undefined)
    await execute()
    await execute()
    expect(new Set(tokens()).size).toBe(2)
  })
})

describe('a record', () => {
  it.each([
    ['ConditionalCheckFailed on the record', cancelled('None', 'ConditionalCheckFailed')],
    ['an error of any kind', named('ValidationException')],
  ])('found after %s provides the response', async (_, error) => {
    meet(error)
    dynamo.on(GetCommand).resolves(record('the first answer'))
    expect(await execute()).toBe('the first answer')
    expect(tokens()).toHaveLength(1)
    expect(dynamo.commandCalls(GetCommand)[0]?.args[0].input).toEqual({
      TableName: 'commands',
      Key: { pk: command.id },
      ConsistentRead: true,
    })
  })

  it('found after responses were lost until the deadline provides the response', async () => {
    takes = 3_000
    meet(named('TimeoutError'))
    dynamo.on(GetCommand).resolves(record('committed'))
    expect(await execute()).toBe('committed')
    expect(tokens()).toHaveLength(2)
  })

  it('of another request under the same key is refused', async () => {
    meet(cancelled('None', 'ConditionalCheckFailed'))
    dynamo.on(GetCommand).resolves(record('theirs', 'another request'))
    expect(await code(execute())).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('stores what it may, and a repeat completes the response', async () => {
    const replay = { toRecord: () => 'kept', fromRecord: async (kept: string) => `${kept} and whole` }
    meet(undefined)
    expect(await execute(replay)).toBe('decision 1')
    const { response } = dynamo.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems?.at(-1)?.Put
      ?.Item as {
      response: Uint8Array
    }
    meet(cancelled('ConditionalCheckFailed'))
    dynamo.on(GetCommand).resolves({ Item: { ...record('').Item, response } })
    expect(await execute(replay)).toBe('kept and whole')
    expect(await code(execute({ ...replay, fromRecord: () => Promise.reject(named('TimeoutError')) }))).toBe(
      'UNSETTLED',
    )
  })
})

describe('at the deadline', () => {
  it('collisions end as BUSY, after one decision each', async () => {
    takes = 2_000
    meet(cancelled('TransactionConflict'))
    expect(await code(execute())).toBe('BUSY')
    expect(decide).toHaveBeenCalledTimes(3)
    expect(recordReads()).toBe(3)
  })

  it('a transaction whose responses are lost ends as UNSETTLED', async () => {
    takes = 3_000
    meet(named('TimeoutError'))
    expect(await code(execute())).toBe('UNSETTLED')
    expect([tokens().length, new Set(tokens()).size, recordReads()]).toEqual([2, 1, 1])
  })

  it('it applies to the command, not to each of its tries', async () => {
    takes = 2_000
    meet(cancelled('TransactionConflict'), cancelled('TransactionConflict'), named('TimeoutError'))
    expect(await code(execute())).toBe('UNSETTLED')
    expect(tokens()).toHaveLength(3)
  })

  it('a record that can’t be read in time results in UNSETTLED at once; any other failure of that read is thrown', async () => {
    meet(cancelled('TransactionConflict'))
    dynamo.on(GetCommand).rejects(named('InternalServerError', 500))
    expect(await code(execute())).toBe('UNSETTLED')
    expect(tokens()).toHaveLength(1)
    dynamo.on(GetCommand).rejects(named('AccessDeniedException'))
    expect(await code(execute())).toBe('AccessDeniedException')
  })

  it('reads that fail while deciding end as BUSY, as nothing was sent', async () => {
    const reading = async () => {
      vi.setSystemTime(Date.now() + 2_000)
      throw named('ThrottlingException')
    }
    expect(await code(runCommand(db, 'commands', command, '2026-11-22T08:00:00.000Z', reading))).toBe('BUSY')
    expect([tokens().length, recordReads()]).toEqual([0, 3])
  })
})

it('refuses an event with an invalid schema, where checks are on', async () => {
  const id = 'usr_00000000-0000-4000-8000-000000000001' as UserId
  const event = professionalEvent('professional.approved', { id }, id, undefined)
  Object.assign(event.data, { email: 'more@than.declared' })
  const writing = () =>
    runCommand(db, 'commands', command, '2026-11-22T08:00:00.000Z', async () => ({
      writes: [],
      response: 'made',
      events: [event],
    }))
  meet(undefined)
  expect(await writing()).toBe('made')
  vi.stubEnv('CHECKS', 'true')
  await expect(writing()).rejects.toThrow('email')
  expect(tokens()).toHaveLength(1)
})
