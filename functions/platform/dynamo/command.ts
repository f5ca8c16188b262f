import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Audit } from '#shared/kernel/caller.ts'
import { checkEvent, type MadeEvent } from '#shared/kernel/define-events.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { removedAt } from '#shared/kernel/retention.ts'
import { checksAreOn } from './checks.ts'
import type { Db } from './client.ts'
import { commandItem } from './command.items.ts'
import { isCollision, isTransient } from './failures.ts'
import type { TransactItem } from './versioned.ts'

/**
 * The result of deciding: writes, response and events. `madeId` is the id of what was created, recorded as the
 * command's subject because the request could not name it.
 */
export type CommandOutcome<T> = { writes: TransactItem[]; response: T; events: MadeEvent[]; madeId?: string }

/** For responses with data that no record may contain: `toRecord` removes it, `fromRecord` adds it for a repeat. */
export type Replay<T> = { toRecord: (response: T) => T; fromRecord: (recordedResponse: T) => Promise<T> }

export type Command = { id: string; hash: string; by: Audit }

const DEADLINE_MS = 5_000
const MAX_WAIT_MS = 2_000

export const hashOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url')

/** Compressed, since it is stored only for a repeat and is often the largest part of what a command writes. */
const compress = (response: unknown): Uint8Array => deflateRawSync(JSON.stringify(response))
const decompress = (response: Uint8Array): unknown => JSON.parse(inflateRawSync(response).toString('utf8'))

/** While DynamoDB doesn't respond, we can't know whether the change was made. */
const throwUnsettled = (error: unknown): never => {
  throw isTransient(error) ? new DomainError('UNSETTLED') : error
}

/** The stored response of a command that has already run. */
export const findRecord = async <T>(
  db: Db,
  table: string,
  command: Omit<Command, 'by'>,
  replay?: Replay<T>,
): Promise<{ response: T } | undefined> => {
  const { Item } = await db
    .send(new GetCommand({ TableName: table, Key: { pk: command.id }, ConsistentRead: true }))
    .catch(throwUnsettled)
  if (!Item) return undefined
  const record = commandItem.read(Item)
  if (record.hash !== command.hash) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
  const recordedResponse = decompress(record.response) as T
  return { response: replay ? await replay.fromRecord(recordedResponse).catch(throwUnsettled) : recordedResponse }
}

/**
 * Sends the same transaction under the same token until DynamoDB confirms or refuses it: within ten minutes a token
 * commits only once.
 */
const settle = async (db: Db, items: TransactItem[], deadline: number): Promise<void> => {
  const token = randomUUID()
  for (;;) {
    try {
      await db.send(new TransactWriteCommand({ TransactItems: items, ClientRequestToken: token }))
      return
    } catch (error) {
      if (!isTransient(error) || Date.now() > deadline) throwUnsettled(error)
      await sleep(20 + Math.random() * 80)
    }
  }
}

/**
 * Runs a command. Its record (response, events, caller) is written in the same transaction; after a collision it reads
 * and decides again. Before an error is returned the record is looked up: it may have been committed.
 */
export const runCommand = async <T>(
  db: Db,
  table: string,
  command: Command,
  now: string,
  decide: () => Promise<CommandOutcome<T>>,
  replay?: Replay<T>,
): Promise<T> => {
  const deadline = Date.now() + DEADLINE_MS
  for (let attempt = 0; ; attempt += 1) {
    const begun = Date.now()
    try {
      const { writes, response, events, madeId } = await decide()
      if (checksAreOn()) events.forEach(checkEvent)
      const recordedResponse = compress(replay ? replay.toRecord(response) : response)
      const record = {
        Put: {
          TableName: table,
          Item: commandItem.written({
            pk: command.id,
            hash: command.hash,
            response: recordedResponse,
            events,
            by: madeId === undefined ? command.by : { ...command.by, subject: madeId },
            at: now,
            expiresAt: removedAt('commands', now),
          }),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      }
      await settle(db, [...writes, record], deadline)
      return response
    } catch (error) {
      const earlier = await findRecord(db, table, command, replay)
      if (earlier) return earlier.response
      if (!isCollision(error) && !isTransient(error)) throw error
      if (Date.now() > deadline) throw new DomainError('BUSY')
      // The more compete, the longer each takes: those who wait for less long would only slow down the others.
      const took = Math.max(Date.now() - begun, 20)
      await sleep(Math.random() * Math.min(took * 2 ** attempt, MAX_WAIT_MS))
    }
  }
}
