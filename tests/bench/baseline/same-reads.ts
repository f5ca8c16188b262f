import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'

const db = DynamoDBDocumentClient.from(new DynamoDBClient({}))

type Read = { operation: string; input: never }

const send = ({ operation, input }: Read): Promise<object> => {
  switch (operation) {
    case 'GetItem':
      return db.send(new GetCommand(input))
    case 'BatchGetItem':
      return db.send(new BatchGetCommand(input))
    case 'Query':
      return db.send(new QueryCommand(input))
    default:
      throw new Error(`P3 compares reads; ${operation} is none.`)
  }
}

/** The reads of a request alone: those that it makes at once together, the others after each other. */
export const handler = async (steps: Read[][]) => {
  const found: object[] = []
  for (const step of steps) found.push(...(await Promise.all(step.map(send))))
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ data: found }) }
}
