import { QueryCommand, type AttributeValue } from '@aws-sdk/client-dynamodb'
import type { Db } from './client.ts'

type WireItem = Record<string, AttributeValue>
type WirePage = { Items: WireItem[]; LastEvaluatedKey?: WireItem }
type Response = { statusCode: number; body: AsyncIterable<Uint8Array> | Uint8Array }

/** Takes a successful response before the SDK converts each of its values, and leaves it nothing to convert. */
const takeBody = async (response: Response): Promise<WirePage> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) chunks.push(chunk)
  response.body = Buffer.from('{}')
  return JSON.parse(Buffer.concat(chunks).toString()) as WirePage
}

/**
 * The items of a partition as DynamoDB sends them, a portion at a time: for thousands of small ones, whose conversion
 * by the SDK would take longer than reading them.
 */
export async function* queryWire(db: Db, table: string, pk: string): AsyncGenerator<WireItem[]> {
  let ExclusiveStartKey: WireItem | undefined
  do {
    let page: WirePage = { Items: [] }
    const command = new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: pk } },
      ExclusiveStartKey,
    })
    command.middlewareStack.add(
      (next) => async (args) => {
        const result = await next(args)
        const response = result.response as Response
        if (response.statusCode === 200) page = await takeBody(response)
        return result
      },
      { step: 'deserialize', priority: 'low', name: 'takeBody' },
    )
    await (db as unknown as { send: (sent: QueryCommand) => Promise<unknown> }).send(command)
    yield page.Items
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
}
