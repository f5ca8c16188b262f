import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Audit } from '#shared/kernel/caller.ts'
import { checkEvent, type MadeEvent } from '#shared/kernel/define-events.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { checksAreOn } from './checks.ts'
import type { Db } from './client.ts'
import { commandItem } from './command.items.ts'
import { isCollision, isPassing } from './failures.ts'
import type { TransactItem } from './versioned.ts'

/**
 * What a command decided on what it read: the writes, what the caller hears, and what happened. `madeId` is the id of
 * what it makes, where no request could name it: the record names that as its subject.
 */
export type Decision<T> = { writes: TransactItem[]; answer: T; events: MadeEvent[]; madeId?: string }

/** For an answer that holds what no record may: what of it is kept, and how a repeat makes it whole again. */
export type Replay<T> = { keep: (answer: T) => T; restore: (kept: T) => Promise<T> }

export type Command = { id: string; hash: string; by: Audit }

const PATIENCE = 5_000
const KEPT_SECONDS = 7 * 86_400

export const hashOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url')

/** The answer is kept only to be repeated, and is often the largest part of what a command writes. */
const packed = (answer: unknown): Uint8Array => deflateRawSync(JSON.stringify(answer))
const unpacked = (answer: Uint8Array): unknown => JSON.parse(inflateRawSync(answer).toString('utf8'))

/** Runs a step that decides whether a change took place; while DynamoDB is silent, neither answer would be true. */
const orUnsettled = (error: unknown): never => {
  throw isPassing(error) ? new DomainError('UNSETTLED') : error
}

/** What a command answered, if it has been run. */
export const recorded = async <T>(
  db: Db,
  table: string,
  command: Omit<Command, 'by'>,
  replay?: Replay<T>,
): Promise<{ answer: T } | undefined> => {
  const { Item } = await db
    .send(new GetCommand({ TableName: table, Key: { pk: command.id }, ConsistentRead: true }))
    .catch(orUnsettled)
  if (!Item) return undefined
  const record = commandItem.read(Item)
  if (record.hash !== command.hash) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
  const kept = unpacked(record.answer) as T
  return { answer: replay ? await replay.restore(kept).catch(orUnsettled) : kept }
}

/**
 * The same transaction under the same token until DynamoDB says what became of it: a token commits once (for ten
 * minutes).
 */
const settle = async (db: Db, items: TransactItem[], deadline: number): Promise<void> => {
  const token = randomUUID()
  for (;;) {
    try {
      await db.send(new TransactWriteCommand({ TransactItems: items, ClientRequestToken: token }))
      return
    } catch (error) {
      if (!isPassing(error) || Date.now() > deadline) orUnsettled(error)
      await sleep(20 + Math.random() * 80)
    }
  }
}

/**
 * Runs a command to its end. Its record (answer, events and who did it for whom) is part of the transaction and doubles
 * as idempotency record and outbox. A collision reads and decides again, so that the loser hears the true reason.
 * Before any error is answered the record is looked up: if it is there, this command (or an earlier try under the same
 * key) has done its work.
 */
export const runCommand = async <T>(
  db: Db,
  table: string,
  command: Command,
  now: string,
  decide: () => Promise<Decision<T>>,
  replay?: Replay<T>,
): Promise<T> => {
  const deadline = Date.now() + PATIENCE
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { writes, answer, events, madeId } = await decide()
      if (checksAreOn()) events.forEach(checkEvent)
      const kept = packed(replay ? replay.keep(answer) : answer)
      const record = {
        Put: {
          TableName: table,
          Item: commandItem.written({
            pk: command.id,
            hash: command.hash,
            answer: kept,
            events,
            by: madeId === undefined ? command.by : { ...command.by, subject: madeId },
            at: now,
            expiresAt: Math.floor(Date.parse(now) / 1000) + KEPT_SECONDS,
          }),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      }
      await settle(db, [...writes, record], deadline)
      return answer
    } catch (error) {
      const earlier = await recorded(db, table, command, replay)
      if (earlier) return earlier.answer
      if (!isCollision(error) && !isPassing(error)) throw error
      if (Date.now() > deadline) throw new DomainError('BUSY')
      await sleep(Math.random() * Math.min(20 * 2 ** attempt, 400))
    }
  }
}
