import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { clientDefaults } from '#functions/platform/aws/client-defaults.ts'

export type Db = DynamoDBDocumentClient

/** One client a Lambda; its endpoint and region come from the environment that the SDK reads itself. */
export const documentClient = (): Db =>
  DynamoDBDocumentClient.from(new DynamoDBClient(clientDefaults), { marshallOptions: { removeUndefinedValues: true } })
