import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'

const db = DynamoDBDocumentClient.from(new DynamoDBClient({}))

/** The baseline: the SDK's document client and one read of a locum's items, nothing else. */
export const handler = async (event: { requestContext: { authorizer: { jwt: { claims: { sub: string } } } } }) => {
  const { Items } = await db.send(
    new QueryCommand({
      TableName: process.env.PROFESSIONALS_TABLE,
      KeyConditionExpression: 'pk = :id',
      ExpressionAttributeValues: { ':id': `usr_${event.requestContext.authorizer.jwt.claims.sub}` },
      ConsistentRead: true,
    }),
  )
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ data: Items }) }
}
