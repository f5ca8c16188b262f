import { createHash } from 'node:crypto'
import { type HttpHandler, type HttpResponse, json } from '#infra/local/http.ts'
import type { Assembly } from '#infra/local/template.ts'
import type { Queue, QueueStore } from './queue-store.ts'

type QueueProperties = {
  FifoQueue?: boolean
  VisibilityTimeout?: number
  DelaySeconds?: number
  RedrivePolicy?: { deadLetterTargetArn: string; maxReceiveCount: number }
}

export const nameInArn = (arn: string): string => arn.split(':').at(-1) ?? arn

export const readQueues = (assembly: Assembly): Queue[] =>
  assembly.ofType<QueueProperties>('AWS::SQS::Queue').map(({ ref, arn, properties }) => ({
    name: nameInArn(arn),
    url: ref,
    fifo: properties.FifoQueue ?? false,
    visibilitySeconds: properties.VisibilityTimeout ?? 30,
    delaySeconds: properties.DelaySeconds ?? 0,
    redrive: properties.RedrivePolicy && {
      queue: nameInArn(properties.RedrivePolicy.deadLetterTargetArn),
      maxReceives: properties.RedrivePolicy.maxReceiveCount,
    },
  }))

type Entry = { Id: string; MessageBody: string; MessageGroupId?: string; MessageDeduplicationId?: string }
type Batch = { QueueUrl?: string; Entries?: Entry[] }

const MAX_BYTES = 1024 * 1024
const attribute = /^[\w!"#$%&'()*+,./:;<=>?@[\\\]^`{|}~-]{1,128}$/

/** The part of SQS that the product's Lambdas call: sending batches. Queue readers use the store directly. */
export function createSqs(store: QueueStore, queues: Queue[]): HttpHandler {
  return ({ headers, body }): HttpResponse => {
    if (headers['x-amz-target'] !== 'AmazonSQS.SendMessageBatch')
      return failed('UnsupportedOperation', 'The local queues support SendMessageBatch only.')
    const { QueueUrl, Entries = [] } = JSON.parse(body.toString()) as Batch
    const queue = queues.find(({ url }) => url === QueueUrl)
    if (!queue) return failed('QueueDoesNotExist', 'The specified queue does not exist.')
    const problem = problemOf(Entries)
    if (problem) return failed(...problem)
    const results = Entries.map((entry) => sendOne(store, queue, entry))
    return json(200, {
      Successful: results.filter((result) => 'MessageId' in result),
      Failed: results.filter((result) => 'Code' in result),
    })
  }
}

function problemOf(entries: Entry[]): [string, string] | undefined {
  if (entries.length === 0) return ['EmptyBatchRequest', 'There should be at least one entry in the request.']
  if (entries.length > 10) return ['TooManyEntriesInBatchRequest', 'A batch can have at most ten entries.']
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length)
    return ['BatchEntryIdsNotDistinct', 'Each entry needs its own Id.']
  const bytes = entries.reduce((sum, { MessageBody }) => sum + Buffer.byteLength(MessageBody), 0)
  return bytes > MAX_BYTES ? ['BatchRequestTooLong', `A batch can have at most ${MAX_BYTES} bytes.`] : undefined
}

function sendOne(store: QueueStore, queue: Queue, entry: Entry) {
  const { Id, MessageBody, MessageGroupId: group, MessageDeduplicationId: deduplication } = entry
  const refused = (Code: string, Message: string) => ({ Id, Code, Message, SenderFault: true })
  if (!MessageBody) return refused('MissingParameter', 'A message needs a body.')
  if (queue.fifo && !(group && deduplication))
    return refused('MissingParameter', 'A message of a FIFO queue needs a MessageGroupId and a MessageDeduplicationId.')
  for (const value of [group, deduplication])
    if (value !== undefined && !attribute.test(value))
      return refused('InvalidParameterValue', `“${value}” is not a valid id.`)
  const MessageId = store.send(queue, {
    body: MessageBody,
    ...(queue.fifo && { group, deduplication }),
  })
  return { Id, MessageId, MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex') }
}

const failed = (type: string, message: string): HttpResponse =>
  json(400, { __type: `com.amazonaws.sqs#${type}`, message })
