import { setTimeout as sleep } from 'node:timers/promises'
import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams'
import type { DeadLetters } from './dead-letters.ts'
import type { EventSourceMapping } from './event-source-mappings.ts'

export type Delivery = {
  mapping: EventSourceMapping
  invoke: (functionName: string, event: unknown) => Promise<unknown>
  deadLetters: DeadLetters
  shardId: string
  stopped: AbortSignal
}

type Outcome = { handled: StreamRecord[]; failed: StreamRecord[]; reason: string }

const longestPause = 2000

/**
 * Invokes the function until the records are handled or have used up their retries, like Lambda: partial failures are
 * retried from the first failed record, and halving a batch doesn't count as a retry.
 */
export async function deliver(delivery: Delivery, records: StreamRecord[], tries = 0): Promise<void> {
  const { mapping, stopped } = delivery
  if (records.length === 0) return
  const { handled, failed, reason } = await attempt(delivery, records)
  if (failed.length === 0) return
  stopped.throwIfAborted()
  if (mapping.bisect && failed.length > 1 && handled.length === 0) {
    const middle = Math.ceil(failed.length / 2)
    await deliver(delivery, failed.slice(0, middle), tries)
    return deliver(delivery, failed.slice(middle), tries)
  }
  // After some progress this is a new batch with its own retries.
  const nextTries = handled.length > 0 ? 0 : tries + 1
  if (mapping.retries >= 0 && nextTries > mapping.retries) return abandon(delivery, failed, reason, nextTries)
  await sleep(Math.min(50 * 2 ** nextTries, longestPause), undefined, { signal: stopped })
  return deliver(delivery, failed, nextTries)
}

async function attempt({ mapping, invoke }: Delivery, records: StreamRecord[]): Promise<Outcome> {
  try {
    const result = await invoke(mapping.functionName, { Records: records.map((record) => toEvent(record, mapping)) })
    const first = mapping.reportsItems ? firstFailure(result, records) : records.length
    return { handled: records.slice(0, first), failed: records.slice(first), reason: 'reported by the function' }
  } catch (error) {
    return { handled: [], failed: records, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Everything from the first reported record on has failed; if none of the batch is named, all have. */
function firstFailure(result: unknown, records: StreamRecord[]): number {
  const reported = (result as { batchItemFailures?: { itemIdentifier?: string }[] } | null)?.batchItemFailures ?? []
  if (reported.length === 0) return records.length
  const positions = reported.map(({ itemIdentifier }) =>
    records.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === itemIdentifier),
  )
  return Math.max(0, Math.min(...positions))
}

function abandon(
  { mapping, deadLetters, shardId }: Delivery,
  records: StreamRecord[],
  reason: string,
  invocations: number,
) {
  deadLetters.add({
    queue: mapping.deadLetterQueue ?? '(none: dropped)',
    records,
    message: {
      requestContext: {
        functionArn: mapping.functionName,
        condition: 'RetryAttemptsExhausted',
        approximateInvokeCount: invocations,
      },
      responseContext: { statusCode: 200, functionError: reason },
      DDBStreamBatchInfo: {
        shardId,
        startSequenceNumber: records[0]?.dynamodb?.SequenceNumber,
        endSequenceNumber: records.at(-1)?.dynamodb?.SequenceNumber,
        batchSize: records.length,
      },
    },
  })
}

const toEvent = (record: StreamRecord, { tableName }: EventSourceMapping) => ({
  ...record,
  eventSource: 'aws:dynamodb',
  eventSourceARN: `arn:aws:dynamodb:eu-west-1:000000000000:table/${tableName}/stream/local`,
  dynamodb: {
    ...record.dynamodb,
    ApproximateCreationDateTime: Math.floor((record.dynamodb?.ApproximateCreationDateTime?.getTime() ?? 0) / 1000),
  },
})
