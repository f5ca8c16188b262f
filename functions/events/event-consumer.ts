import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { readEvent, type EventOf, type EventType } from '#shared/events.ts'
import type { Audit } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { outboxPart } from '#functions/platform/dynamo/command.items.ts'
import { logger } from '#functions/platform/logger.ts'
import { traced } from '#functions/platform/traced.ts'

/**
 * An event as the outbox hands it on: `origin` (command and place in it) is the same on every delivery, `by` whose
 * command it was.
 */
export type DeliveredEvent<Type extends EventType = EventType> = EventOf<Type> & {
  origin: string
  at: Instant
  by: Audit
}

/** What is done with events, by type; the others are passed over. */
export type Readers<Result> = { [Type in EventType]?: (event: DeliveredEvent<Type>) => Result }

export const readBy = <Result>(readers: Readers<Result>, event: DeliveredEvent): Result | undefined =>
  (readers[event.type] as ((event: DeliveredEvent) => Result) | undefined)?.(event)

export type Step = () => Promise<void>

/** Every step runs, also after one that failed; the first failure is thrown at the end. */
export const runEach = async (steps: Step[]): Promise<void> => {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** One step an event: one that can't be read holds up none of the others. */
const stepsOf = ({ dynamodb }: DynamoDBRecord, handle: (event: DeliveredEvent) => Promise<void>): Step[] => {
  const { pk, at, events, by, v } = (dynamodb?.NewImage ?? {}) as Record<string, AttributeValue>
  const record = outboxPart.read(unmarshall({ pk, at, events, by, v } as Record<string, AttributeValue>))
  return record.events.map(
    (event, index) => async () =>
      handle({ ...readEvent(event), origin: `${record.pk}#${index}`, at: record.at, by: record.by }),
  )
}

/**
 * A reader of the commands table's stream. Records are handled in order. When one fails, those before it are done and
 * the rest is handed back from there on; when it is the first, the batch fails whole, so that Lambda halves it until
 * the record is alone, gives it up after its tries to the dead-letter queue and goes on with those behind it.
 */
export const eventConsumer =
  (handle: (event: DeliveredEvent) => Promise<void>) =>
  async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    for (const [index, record] of Records.entries()) {
      if (record.eventName !== 'INSERT') continue
      try {
        await runEach(stepsOf(record, handle))
      } catch (error) {
        logger.error('event not handled', { record: record.eventID, reason: (error as Error).name })
        if (index === 0) throw traced(error)
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] }
      }
    }
    return { batchItemFailures: [] }
  }
