import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { readEvent, type EventOf, type EventType } from '#shared/events.ts'
import type { Audit } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { outboxPart } from '#functions/platform/dynamo/command.items.ts'
import { logger } from '#functions/platform/logger.ts'
import { withSourceFiles } from '#functions/platform/with-source-files.ts'

/**
 * An event as the outbox delivers it: `origin` (command and position in it) is the same on every delivery, `by` says
 * who caused it.
 */
export type DeliveredEvent<Type extends EventType = EventType> = EventOf<Type> & {
  origin: string
  at: Instant
  by: Audit
}

/** What to do with events, by type; other types are ignored. */
export type EventHandlers<Result> = { [Type in EventType]?: (event: DeliveredEvent<Type>) => Result }

export const handleEvent = <Result>(readers: EventHandlers<Result>, event: DeliveredEvent): Result | undefined =>
  (readers[event.type] as ((event: DeliveredEvent) => Result) | undefined)?.(event)

export type Task = () => Promise<void>

/** Runs every step, even after one has failed, and throws the first failure at the end. */
export const runAll = async (steps: Task[]): Promise<void> => {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

const eventsOf = ({ dynamodb }: DynamoDBRecord): (() => DeliveredEvent)[] => {
  const { pk, at, events, by, v } = (dynamodb?.NewImage ?? {}) as Record<string, AttributeValue>
  const item = unmarshall({ pk, at, events, by, v } as Record<string, AttributeValue>)
  const record = outboxPart.read(item)
  return record.events.map((event, index) => () => ({
    ...readEvent(event),
    origin: `${item.pk}#${index}`,
    at: record.at,
    by: record.by,
  }))
}

/** One step per event, so that one that can't be parsed doesn't hold up the others. */
const stepsOf = (record: DynamoDBRecord, handle: (event: DeliveredEvent) => Promise<void>): Task[] =>
  eventsOf(record).map((read) => async () => handle(read()))

const parsed = <T>(read: () => T): T[] => {
  try {
    return [read()]
  } catch {
    return []
  }
}

/** All events of a batch that can be parsed. */
const readable = (records: readonly DynamoDBRecord[]): DeliveredEvent[] =>
  records.flatMap((record) => parsed(() => eventsOf(record)).flat()).flatMap((read) => parsed(read))

/**
 * Handles the records of the commands table's stream in order, and hands back the rest after a failure. If the first
 * one fails, the batch fails, so that Lambda halves it until that record alone goes to the dead-letter queue. First,
 * `together` has all events at once; those that can't be parsed fail afterwards, by themselves.
 */
export const eventConsumer =
  (
    handle: (event: DeliveredEvent) => Promise<void>,
    together: (events: readonly DeliveredEvent[]) => Promise<void> = async () => {},
  ) =>
  async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const inserted = Records.filter(({ eventName }) => eventName === 'INSERT')
    await together(readable(inserted))
    for (const [index, record] of Records.entries()) {
      if (record.eventName !== 'INSERT') continue
      try {
        await runAll(stepsOf(record, handle))
      } catch (error) {
        logger.error('event not handled', { record: record.eventID, reason: (error as Error).name })
        if (index === 0) throw withSourceFiles(error)
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] }
      }
    }
    return { batchItemFailures: [] }
  }
