import { recordChild } from './data-folder.ts'
import { dynamoClient, startDynamo } from './dynamodb.ts'
import { createTables, type TableResource } from './dynamodb-tables.ts'
import { serveHttp } from './http.ts'
import { openObjectStore } from './s3/object-store.ts'
import { createS3, readBuckets } from './s3/s3-service.ts'
import type { Closing, StackOptions } from './stack-options.ts'
import { indexStreamRecords } from './stream-records.ts'
import type { Assembly } from './template.ts'

const maximumUpload = 32 * 1024 * 1024

/** The stores of the product's data: tables and objects. */
export async function startData({ dataDir, ports, log, onDeath }: StackOptions, assembly: Assembly, closing: Closing) {
  const dynamo = await startDynamo({
    dataDir,
    ...(ports && { port: ports.dynamo }),
    log,
    onSpawn: (pid) => recordChild(dataDir, pid),
    onDeath,
  })
  closing(dynamo.stop)
  const client = dynamoClient(dynamo.endpoint)
  const tables: TableResource[] = assembly.ofType('AWS::DynamoDB::Table')
  await createTables(client, tables, log)
  if (dynamo.databaseFile) indexStreamRecords(dynamo.databaseFile)
  const objects = openObjectStore(dataDir)
  closing(objects.close)
  const documents = await serveHttp(
    createS3(objects, readBuckets(assembly), () => new Date()),
    {
      port: ports?.documents ?? 0,
      maxBodyBytes: maximumUpload,
      onError: (error) => log(`An upload or download failed: ${String(error)}`),
    },
  )
  closing(documents.close)
  return {
    dynamo,
    client,
    tables,
    objects,
    environment: { AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint, AWS_ENDPOINT_URL_S3: documents.url },
  }
}
