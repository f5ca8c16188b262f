import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { seedConfig } from '#functions/stores/seed-config.ts'
import { configSeed } from '#infra/seed/config-seed.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { createTables, type TableResource } from '#infra/local/dynamodb-tables.ts'
import { dynamoClient, startDynamo } from '#infra/local/dynamodb.ts'
import { type HttpHandler, serveHttp } from '#infra/local/http.ts'
import { openObjectStore } from '#infra/local/s3/object-store.ts'
import { createS3 } from '#infra/local/s3/s3-service.ts'
import { openSecrets } from '#infra/local/secrets.ts'
import { localCredentials } from '#infra/local/sigv4.ts'
import { indexStreamRecords } from '#infra/local/stream-records.ts'
import { definitionOf, projectionOf, tableNames, type TableName } from '#infra/tables.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { apiContract, contracts } from '#shared/api-contract.ts'
import { pathOf, type Operation, type RequestOf } from '#shared/kernel/define-contract.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { newDataFolder } from './data-folder.ts'
import { fingerprintOf } from './fingerprint.ts'
import { scan } from './scan.ts'
import { startUserPool } from './user-pool.ts'

export type OperationName = keyof typeof apiContract
/** A super admin with `grantId` views or acts for another account. */
export type Caller = { id: UserId; role: Role; email: string; claims: Record<string, string>; grantId?: string }
export type ApiResponse = { status: number; body: ResponseBody }
// Tests read responses without types; the contract has already parsed them (CHECKS).
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type ResponseBody = any

export type Handler = (event: APIGatewayProxyEventV2, context: object) => Promise<APIGatewayProxyStructuredResultV2>

/** The code of an error. */
export const codeOf = ({ body }: ApiResponse): string | undefined => body.error?.code
/** The code of an error, otherwise the status. */
export const outcomeOf = (response: ApiResponse): string | number => codeOf(response) ?? response.status

const tableResource = (name: TableName): TableResource => {
  const { sorted, indexes = {}, streamed, expires } = definitionOf(name)
  const key = (partition: string, sort?: string) => [
    { AttributeName: partition, KeyType: 'HASH' as const },
    ...(sort ? [{ AttributeName: sort, KeyType: 'RANGE' as const }] : []),
  ]
  const attributes = new Set([
    'pk',
    ...(sorted ? ['sk'] : []),
    ...Object.values(indexes).flatMap(({ partition, sort }) => [partition, sort]),
  ])
  const GlobalSecondaryIndexes = Object.entries(indexes).map(([IndexName, index]) => ({
    IndexName,
    KeySchema: key(index.partition, index.sort),
    Projection: projectionOf(index),
  }))
  const properties = {
    AttributeDefinitions: [...attributes].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
    KeySchema: key('pk', sorted ? 'sk' : undefined),
    ...(GlobalSecondaryIndexes.length > 0 && { GlobalSecondaryIndexes }),
    ...(streamed && { StreamSpecification: { StreamViewType: 'NEW_IMAGE' as const } }),
    ...(expires && { TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true } }),
  }
  return { ref: name, properties } as TableResource
}

/** In tests, tables are called what the product calls them. */
export const tableNamesOf = Object.fromEntries(tableNames.map((name) => [name, name])) as Record<TableName, TableName>

const DOCUMENTS_BUCKET = 'documents'

const environment = (endpoint: string, objects: string): Record<string, string> => ({
  ...Object.fromEntries(tableNames.map((name) => [`${name.toUpperCase()}_TABLE`, name])),
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_ENDPOINT_URL_S3: objects,
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
  DOCUMENTS_BUCKET,
  LIVE_CHAT_SECRET: 'live-chat-key',
  PUSH_SECRET: 'push-secret',
  PUSH_HOSTS: 'https://push.test',
  PUSH_TYPES: 'web,ios,android',
  INVITE_SECRET: 'invite-key',
  LOOKUP_SECRET: 'lookup-key',
  TENANT_ID: tenant.tenantId,
  LINKS_URL: 'https://site.test',
  SITE_QUEUE_URL: 'https://sqs.test/site.fifo',
  SITE_ORIGIN: '',
  CHECKS: 'true',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
  POWERTOOLS_SERVICE_NAME: 'test',
})

/** The event that API Gateway passes to a Lambda. */
export const eventFor = (
  operation: Operation,
  caller: Caller | undefined,
  request: Partial<RequestParts>,
): APIGatewayProxyEventV2 =>
  ({
    version: '2.0',
    routeKey: `${operation.method} ${request.path ?? operation.path}`,
    rawPath: pathOf(operation.path, request.params ?? {}),
    rawQueryString: '',
    headers: {
      'content-type': 'application/json',
      ...(request.key !== undefined && { 'idempotency-key': request.key }),
      ...(request.version !== undefined && { 'if-match': request.version }),
      ...(caller?.grantId !== undefined && { 'x-impersonation': caller.grantId }),
    },
    pathParameters:
      request.params &&
      Object.fromEntries(Object.entries(request.params).map(([name, value]) => [name, String(value)])),
    queryStringParameters: request.query,
    body: request.rawBody ?? (request.body === undefined ? undefined : JSON.stringify(request.body)),
    isBase64Encoded: false,
    requestContext: {
      requestId: randomUUID(),
      http: {},
      ...(caller && { authorizer: { jwt: { claims: caller.claims } } }),
    },
  }) as unknown as APIGatewayProxyEventV2

type RequestParts = {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  rawBody: string
  /** Idempotency-Key. */
  key: string
  /** If-Match. */
  version: string
  /** An alias of the operation's path. */
  path: string
}

/**
 * Sessions of tests begin a day ahead, so that ending all sessions of a user doesn't end the test's own.
 */
const signedInAt = (): string => String(Math.floor(Date.now() / 1000) + 86_400)

export const callerOf = (role: Role, email: string, sub: string = randomUUID()): Caller => ({
  id: `usr_${sub}` as UserId,
  role,
  email,
  claims: { sub, 'cognito:groups': `[${role}]`, token_use: 'access', auth_time: signedInAt() },
})

const loadHandlers = async (): Promise<Record<string, Handler>> =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(contracts).map(async (slice) => {
        const loaded = (await import(`../../functions/${slice}/${slice}.lambda.ts`)) as { handler: Handler }
        return [slice, loaded.handler] as const
      }),
    ),
  )

const sliceOf = (name: OperationName): string =>
  Object.entries(contracts).find(([, contract]) => name in contract)?.[0] ?? ''

const readResponse = (result: APIGatewayProxyStructuredResultV2 | undefined): ApiResponse => {
  const { statusCode = 0, headers = {}, body } = result ?? {}
  return { status: statusCode, body: body && /json/.test(String(headers['content-type'])) ? JSON.parse(body) : body }
}

/** S3 on a folder; tests can set `time.now` ahead. */
const startObjects = async (dataDir: string, time: { now: () => Date }) => {
  const store = openObjectStore(dataDir)
  const s3 = createS3(store, new Map([[DOCUMENTS_BUCKET, []]]), () => time.now())
  const written: { key: string; bytes: number }[] = []
  const watched: HttpHandler = (request) => {
    if (request.method === 'PUT')
      written.push({ key: request.path.slice(`/${DOCUMENTS_BUCKET}/`.length), bytes: request.body.length })
    return s3(request)
  }
  const server = await serveHttp(watched, {
    port: 0,
    maxBodyBytes: 32 * 1024 * 1024,
    onError: (error) => {
      throw error
    },
  })
  const close = async () => {
    await server.close()
    store.close()
  }
  return { url: server.url, store, written, close }
}

export type StartOptions = {
  /** Places a proxy between handlers and tables; returns its endpoint. */
  through?: (endpoint: string) => Promise<string>
  /** Environment variables of this run. */
  settings?: Record<string, string>
}

/** The real handlers over real tables: everything but API Gateway and its authorizer. */
export const startApi = async ({ through = async (endpoint) => endpoint, settings = {} }: StartOptions = {}) => {
  const dataDir = newDataFolder('api')
  const dynamo = await startDynamo({
    dataDir,
    log: () => {},
    onDeath: (reason) => {
      throw reason
    },
  })
  if (dynamo.databaseFile) indexStreamRecords(dynamo.databaseFile)
  const objectTime = { now: () => new Date() }
  const objects = await startObjects(dataDir, objectTime)
  const userPool = await startUserPool(dataDir)
  Object.assign(process.env, environment(await through(dynamo.endpoint), objects.url), userPool.environment, settings)
  const secrets = await serveHttp(openSecrets(dataDir, ['live-chat-key', 'push-secret', 'invite-key', 'lookup-key']), {
    port: 0,
    maxBodyBytes: 10_000,
    onError: () => {},
  })
  process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = secrets.url
  const client = dynamoClient(dynamo.endpoint)
  await createTables(client, tableNames.map(tableResource), () => {})
  const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
  await seedConfig(db, 'config', configSeed({ tenant }))
  const handlers = await loadHandlers()

  /** Invokes a slice's Lambda as API Gateway does. */
  const invoke = async (slice: string, event: APIGatewayProxyEventV2) => handlers[slice]?.(event, {})
  const send = async (
    name: OperationName,
    caller: Caller | undefined,
    request: Partial<RequestParts> = {},
  ): Promise<ApiResponse> => readResponse(await invoke(sliceOf(name), eventFor(apiContract[name], caller, request)))
  /** Every page of a list; each must succeed. */
  const pages = async (
    name: OperationName,
    caller: Caller,
    { query, ...request }: Partial<RequestParts> = {},
  ): Promise<ApiResponse[]> => {
    const found: ApiResponse[] = []
    let NextToken: string | undefined
    do {
      const page = await send(name, caller, { ...request, query: { ...query, ...(NextToken && { NextToken }) } })
      if (page.status !== 200) throw new Error(`${name} answered ${page.status}: ${JSON.stringify(page.body)}`)
      found.push(page)
      NextToken = page.body.NextToken
    } while (NextToken)
    return found
  }
  const item = async (table: TableName, pk: string, sk?: string) =>
    (await db.send(new GetCommand({ TableName: table, Key: { pk, ...(sk && { sk }) }, ConsistentRead: true }))).Item
  return {
    db,
    invoke,
    pages,
    /** The items of all pages of a list. */
    list: async (name: OperationName, caller: Caller, request?: Partial<RequestParts>): Promise<ResponseBody[]> =>
      (await pages(name, caller, request)).flatMap(({ body }) => body.Items),
    /** Keys of the stored files below a prefix. */
    files: (prefix = '') => objects.store.list(DOCUMENTS_BUCKET, prefix, '', 1000).map(({ key }) => key),
    /** Every file ever written below a prefix, including deleted ones. */
    writtenBelow: (prefix: string) => objects.written.filter(({ key }) => key.startsWith(prefix)),
    objectTime,
    fingerprint: () => fingerprintOf(db, dynamo.databaseFile),
    /** Without what the view of a super admin may leave behind. */
    fingerprintOfViewed: () => fingerprintOf(db, dynamo.databaseFile, true),
    /** Sends any request, valid or not. */
    send,
    /** Sends a valid request and expects success. */
    call: async <N extends OperationName>(
      name: N,
      caller: Caller,
      request: RequestOf<(typeof apiContract)[N]> | (RequestOf<(typeof apiContract)[N]> & { version: string }),
    ): Promise<ResponseBody> => {
      const { status, body } = await send(name, caller, request as Partial<RequestParts>)
      if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
      return body.data ?? body
    },
    item,
    /** Every item of a table. */
    scan: (table: TableName) => scan(db, table),
    /** The events of a caller's command. */
    eventsOf: async (
      { id }: Pick<Caller, 'id'>,
      key: string,
    ): Promise<{ type: string; subject: string; data: ResponseBody }[]> =>
      (await item('commands', `${id}#${key}`))?.events,
    partition: async (table: TableName, pk: string) =>
      (
        await db.send(
          new QueryCommand({
            TableName: table,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': pk },
            ConsistentRead: true,
          }),
        )
      ).Items ?? [],
    /** A signed-up user, as the post-confirmation trigger leaves them. */
    signUp: async (role: Role, email: string): Promise<Caller> => {
      const caller = callerOf(role, email)
      userPool.add(caller.id, email, role)
      await usersRepository(db, 'users').register({ id: caller.id, email, role, createdAt: new Date().toISOString() })
      return caller
    },
    userPool,
    stop: async () => {
      await objects.close()
      await dynamo.stop()
      await secrets.close()
      await userPool.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Api = Awaited<ReturnType<typeof startApi>>
