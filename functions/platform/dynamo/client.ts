import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { limits } from '../limits.ts'

export type Db = DynamoDBDocumentClient

/** One client a Lambda; its endpoint and region come from the environment that the SDK reads itself. */
export const documentClient = (): Db =>
  DynamoDBDocumentClient.from(new DynamoDBClient(limits), { marshallOptions: { removeUndefinedValues: true } })
