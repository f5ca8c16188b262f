import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

export type Db = DynamoDBDocumentClient

/** One client a Lambda; its endpoint and region come from the environment that the SDK reads itself. Without limits the SDK waits for ever. */
export const documentClient = (): Db =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({ maxAttempts: 3, requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true } }),
    { marshallOptions: { removeUndefinedValues: true } },
  )
