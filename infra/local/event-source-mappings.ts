import { lambdaName } from './lambda-functions.ts'
import { nameInArn } from './sqs/sqs-service.ts'
import type { Assembly, Resource } from './template.ts'

/** Invokes a function with records of a table's stream. */
export type EventSourceMapping = {
  id: string
  tableName: string
  functionName: string
  batchSize: number
  bisect: boolean
  reportsItems: boolean
  /** -1: until it succeeds. */
  retries: number
  deadLetterQueue?: string
  wants: (record: unknown) => boolean
}

/** Invokes a function with messages of a queue. */
export type QueueMapping = {
  id: string
  queueName: string
  functionName: string
  batchSize: number
  reportsItems: boolean
}

type MappingProperties = {
  EventSourceArn: string
  FunctionName: string
  BatchSize?: number
  BisectBatchOnFunctionError?: boolean
  FunctionResponseTypes?: string[]
  MaximumRetryAttempts?: number
  DestinationConfig?: { OnFailure?: { Destination?: string } }
  FilterCriteria?: { Filters?: { Pattern: string }[] }
}

type MappingResource = Resource<MappingProperties>

/** The template's event source mappings for DynamoDB streams and queues. */
export function readMappings(assembly: Assembly): { streams: EventSourceMapping[]; queues: QueueMapping[] } {
  const mappings = assembly.ofType<MappingProperties>('AWS::Lambda::EventSourceMapping')
  const isQueue = ({ properties }: MappingResource) => properties.EventSourceArn.startsWith('arn:aws:sqs:')
  return {
    streams: mappings.filter((mapping) => !isQueue(mapping)).map(streamMapping),
    queues: mappings.filter(isQueue).map(queueMapping),
  }
}

function streamMapping({ logicalId, properties }: MappingResource): EventSourceMapping {
  const [, tableName] = /^arn:aws:dynamodb:[^:]*:[^:]*:table\/([^/]+)\/stream\//.exec(properties.EventSourceArn) ?? []
  if (!tableName)
    throw new Error(
      `${logicalId} reads ${properties.EventSourceArn}; the local stack supports DynamoDB streams and SQS queues only.`,
    )
  const patterns =
    properties.FilterCriteria?.Filters?.map(
      ({ Pattern }) => JSON.parse(Pattern) as Parameters<typeof matchesPattern>[0],
    ) ?? []
  return {
    ...common(logicalId, properties),
    tableName,
    batchSize: properties.BatchSize ?? 100,
    bisect: properties.BisectBatchOnFunctionError ?? false,
    retries: properties.MaximumRetryAttempts ?? -1,
    deadLetterQueue: properties.DestinationConfig?.OnFailure?.Destination?.split(':').at(-1),
    wants: (record) => patterns.length === 0 || patterns.some((pattern) => matchesPattern(pattern, record)),
  }
}

function queueMapping({ logicalId, properties }: MappingResource): QueueMapping {
  if (properties.FilterCriteria)
    throw new Error(`${logicalId} filters a queue, which the local stack does not support.`)
  return {
    ...common(logicalId, properties),
    queueName: nameInArn(properties.EventSourceArn),
    batchSize: properties.BatchSize ?? 10,
  }
}

const common = (id: string, { FunctionName, FunctionResponseTypes }: MappingProperties) => ({
  id,
  functionName: lambdaName(FunctionName),
  reportsItems: FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
})

type Pattern = { [key: string]: Pattern | Condition[] }
type Condition =
  string | number | boolean | null | { exists: boolean } | { prefix: string } | { 'anything-but': (string | number)[] }

/** The event filter criteria that the product uses; others raise an error. */
export function matchesPattern(pattern: Pattern, value: unknown): boolean {
  return Object.entries(pattern).every(([key, expected]) => {
    const actual = value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined
    return Array.isArray(expected)
      ? expected.some((condition) => fits(condition, actual))
      : matchesPattern(expected, actual)
  })
}

function fits(condition: Condition, actual: unknown): boolean {
  if (condition === null || typeof condition !== 'object') return actual === condition
  if ('exists' in condition) return condition.exists === (actual !== undefined)
  if ('prefix' in condition) return typeof actual === 'string' && actual.startsWith(condition.prefix)
  if ('anything-but' in condition) return actual !== undefined && !condition['anything-but'].includes(actual as string)
  throw new Error(`The local stream cannot filter by ${JSON.stringify(condition)}.`)
}
