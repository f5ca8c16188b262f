import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { clientDefaults } from '#functions/platform/aws/client-defaults.ts'

export type Db = DynamoDBDocumentClient

/** One client per Lambda; the SDK itself reads endpoint and region from the environment. */
export const documentClient = (): Db =>
  DynamoDBDocumentClient.from(new DynamoDBClient(clientDefaults), { marshallOptions: { removeUndefinedValues: true } })
