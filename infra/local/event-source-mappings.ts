import { lambdaName } from './lambda-functions.ts'
import { matchesPattern } from './stream-filter.ts'
import type { Assembly } from './template.ts'

export type EventSourceMapping = {
  id: string
  tableName: string
  functionName: string
  batchSize: number
  bisect: boolean
  reportsItems: boolean
  /** -1: until it works. */
  retries: number
  deadLetterQueue?: string
  wants: (record: unknown) => boolean
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

export function readMappings(assembly: Assembly): EventSourceMapping[] {
  return assembly.ofType<MappingProperties>('AWS::Lambda::EventSourceMapping').map(({ logicalId, properties }) => {
    const [, tableName] = /^arn:aws:dynamodb:[^:]*:[^:]*:table\/([^/]+)\/stream\//.exec(properties.EventSourceArn) ?? []
    if (!tableName)
      throw new Error(
        `${logicalId} reads ${properties.EventSourceArn}; the local stack feeds functions from DynamoDB streams only.`,
      )
    const patterns =
      properties.FilterCriteria?.Filters?.map(
        ({ Pattern }) => JSON.parse(Pattern) as Parameters<typeof matchesPattern>[0],
      ) ?? []
    return {
      id: logicalId,
      tableName,
      functionName: lambdaName(properties.FunctionName),
      batchSize: properties.BatchSize ?? 100,
      bisect: properties.BisectBatchOnFunctionError ?? false,
      reportsItems: properties.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
      retries: properties.MaximumRetryAttempts ?? -1,
      deadLetterQueue: properties.DestinationConfig?.OnFailure?.Destination?.split(':').at(-1),
      wants: (record) => patterns.length === 0 || patterns.some((pattern) => matchesPattern(pattern, record)),
    }
  })
}
