import { definitionOf, type TableName } from '#infra/tables.ts'
import type { Call, WireItem } from './capacity.ts'

type Action = { TableName: TableName; Key?: WireItem; Item?: WireItem }

/** An item's partition, and those of its entries in indexes. */
const ofWrite = ({ TableName, Key, Item }: Action): string[] => [
  `${TableName} ${(Item ?? Key)?.pk?.S}`,
  ...Object.entries(definitionOf(TableName).indexes ?? {}).flatMap(([name, { partition, sort }]) =>
    Item?.[partition] && Item[sort] ? [`${TableName}/${name} ${Item[partition].S}`] : [],
  ),
]

const ofQuery = ({ request }: Call): string => {
  const [, placeholder = ''] = /^\S+ = (:\w+)/.exec(request.KeyConditionExpression as string) ?? []
  const place = [request.TableName, request.IndexName].filter(Boolean).join('/')
  return `${place} ${(request.ExpressionAttributeValues as WireItem)[placeholder]?.S}`
}

/** The partition keys that a call reads or writes, one for each item or range. */
export const partitionKeysOf = (call: Call): string[] => {
  const { operation, request } = call
  switch (operation) {
    case 'Query':
      return [ofQuery(call)]
    case 'GetItem':
      return [`${request.TableName} ${request.Key.pk.S}`]
    case 'BatchGetItem':
      return Object.entries(request.RequestItems as Record<string, { Keys: WireItem[] }>).flatMap(([table, { Keys }]) =>
        Keys.map(({ pk }) => `${table} ${pk?.S}`),
      )
    case 'TransactWriteItems':
      return (request.TransactItems as Record<string, Action>[]).flatMap((item) => Object.values(item).flatMap(ofWrite))
    case 'PutItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return ofWrite(request as Action)
    default:
      throw new Error(`Nobody has said which partitions ${operation} asks for.`)
  }
}
