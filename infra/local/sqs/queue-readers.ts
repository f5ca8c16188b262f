import { createHash } from 'node:crypto'
import type { DeadLetters } from '#infra/local/dead-letters.ts'
import type { QueueMapping } from '#infra/local/event-source-mappings.ts'
import { region } from '#infra/local/local-names.ts'
import { createWakeUp, type WakeUp } from '#infra/local/wake-up.ts'
import type { Queue, QueueMessage, QueueStore } from './queue-store.ts'

type QueueReadersOptions = {
  store: QueueStore
  queues: Queue[]
  mappings: QueueMapping[]
  invoke: (functionName: string, event: unknown) => Promise<unknown>
  deadLetters: DeadLetters
  onDeath: (reason: Error) => void
  /** Without it, polls forty times a second. */
  wakeUp?: WakeUp
}

const idlePause = 25
/** Short, because failed messages are received again by themselves. */
const pauseUntilWoken = 100

/** Invokes functions with messages of queues, one batch at a time. */
export function startQueueReaders({ mappings, queues, onDeath, ...rest }: QueueReadersOptions): {
  stop: () => Promise<void>
} {
  const stopping = new AbortController()
  const readers = mappings.map((mapping) => {
    const queue = queues.find(({ name }) => name === mapping.queueName)
    if (!queue) throw new Error(`${mapping.id} reads a queue ${mapping.queueName} that the template does not define.`)
    return readQueue({ mapping, queue, stopped: stopping.signal, ...rest }).catch((error: unknown) => {
      if (!stopping.signal.aborted) onDeath(new Error(`The reader of ${queue.name} stopped: ${String(error)}`))
    })
  })
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(readers)
    },
  }
}

type Reader = Pick<QueueReadersOptions, 'store' | 'invoke' | 'deadLetters' | 'wakeUp'> & {
  mapping: QueueMapping
  queue: Queue
  stopped: AbortSignal
}

async function readQueue(reader: Reader) {
  const { store, queue, mapping, stopped, wakeUp } = reader
  const pause = wakeUp ? pauseUntilWoken : idlePause
  const { prepare } = wakeUp ?? createWakeUp()
  for (;;) {
    stopped.throwIfAborted()
    const wait = prepare()
    const messages = store.receive(queue, mapping.batchSize).filter((message) => !isAbandoned(reader, message))
    if (messages.length > 0) await deliver(reader, messages)
    else await wait(pause, stopped)
  }
}

/** A message that has reached its maximum receives goes to the dead-letter queue. */
function isAbandoned({ store, queue: { redrive }, deadLetters }: Reader, message: QueueMessage): boolean {
  if (!redrive || message.receives <= redrive.maxReceives) return false
  deadLetters.add({ queue: redrive.queue, message: message.body, records: [message] })
  store.remove(message)
  return true
}

/** Removes handled messages. Failed ones become visible again soon at first, later after the queue's time-out. */
async function deliver({ store, queue, mapping, invoke }: Reader, messages: QueueMessage[]) {
  const failed = await invoke(mapping.functionName, {
    Records: messages.map((message) => toEvent(message, queue)),
  }).then(
    (result) => (mapping.reportsItems ? reportedBy(result) : new Set<string>()),
    () => new Set(messages.map(({ id }) => id)),
  )
  for (const message of messages) {
    if (!failed.has(message.id)) store.remove(message)
    else store.changeVisibility(message, Math.min(25 * 2 ** message.receives, queue.visibilitySeconds * 1000))
  }
}

type Report = { batchItemFailures?: { itemIdentifier: string }[] } | null

const reportedBy = (result: unknown): Set<string> =>
  new Set((result as Report)?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier))

const toEvent = ({ id, body, group, sentAt, receives }: QueueMessage, { name, fifo }: Queue) => ({
  messageId: id,
  receiptHandle: `${id}#${receives}`,
  body,
  attributes: {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: String(sentAt),
    ...(fifo && { MessageGroupId: group }),
  },
  messageAttributes: {},
  md5OfBody: createHash('md5').update(body).digest('hex'),
  eventSource: 'aws:sqs',
  eventSourceARN: `arn:aws:sqs:${region}:000000000000:${name}`,
  awsRegion: region,
})
