import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ListTablesCommand,
  type TableDescription,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import type { Resource } from './template.ts'

export type TableResource = Resource<
  Pick<
    CreateTableCommandInput,
    'AttributeDefinitions' | 'KeySchema' | 'GlobalSecondaryIndexes' | 'LocalSecondaryIndexes'
  > & {
    StreamSpecification?: { StreamViewType: 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES' | 'KEYS_ONLY' }
    TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean }
    PointInTimeRecoverySpecification?: { PointInTimeRecoveryEnabled: boolean }
  }
>

/** Creates missing tables of the template, and fails if an existing one has a different shape. */
export async function createTables(client: DynamoDBClient, tables: TableResource[], log: (line: string) => void) {
  const { TableNames = [] } = await client.send(new ListTablesCommand({}))
  await Promise.all(
    tables.map((table) => (TableNames.includes(table.ref) ? checkShape(client, table) : createTable(client, table))),
  )
  const recovered = tables.filter(
    (table) => table.properties.PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled,
  )
  if (recovered.length > 0)
    log(
      `DynamoDB: point-in-time recovery of ${recovered.length} tables is skipped, because the emulator does not support it.`,
    )
}

async function createTable(client: DynamoDBClient, { ref, properties }: TableResource) {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, LocalSecondaryIndexes } = properties
  await client.send(
    new CreateTableCommand({
      TableName: ref,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions,
      KeySchema,
      GlobalSecondaryIndexes,
      LocalSecondaryIndexes,
      ...(properties.StreamSpecification && {
        StreamSpecification: { StreamEnabled: true, ...properties.StreamSpecification },
      }),
    }),
  )
  const ttl = properties.TimeToLiveSpecification
  if (ttl?.Enabled) await client.send(new UpdateTimeToLiveCommand({ TableName: ref, TimeToLiveSpecification: ttl }))
}

async function checkShape(client: DynamoDBClient, { ref, properties }: TableResource) {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: ref }))
  if (
    Table &&
    shapeOf(Table, Table.StreamSpecification?.StreamViewType) ===
      shapeOf(properties, properties.StreamSpecification?.StreamViewType)
  )
    return
  throw new Error(`The stored table ${ref} no longer matches the current design. Start over with: npm start -- --reset`)
}

type Shaped = Pick<TableDescription, 'KeySchema' | 'GlobalSecondaryIndexes' | 'LocalSecondaryIndexes'>

function shapeOf(
  { KeySchema, GlobalSecondaryIndexes = [], LocalSecondaryIndexes = [] }: Shaped,
  stream?: string,
): string {
  const keys = (schema: Shaped['KeySchema']) =>
    schema?.map(({ AttributeName, KeyType }) => `${KeyType}:${AttributeName}`).sort()
  const indexes = [...GlobalSecondaryIndexes, ...LocalSecondaryIndexes].map(({ IndexName, KeySchema, Projection }) =>
    JSON.stringify([
      IndexName,
      keys(KeySchema),
      Projection?.ProjectionType,
      Projection?.NonKeyAttributes?.toSorted() ?? [],
    ]),
  )
  return JSON.stringify([keys(KeySchema), indexes.sort(), stream])
}
