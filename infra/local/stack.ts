import { join } from 'node:path'
import { loadTenant } from '../tenants/define-tenant.ts'
import { openUserPoolService, type UserPoolService } from './cognito/user-pool-service.ts'
import { readPoolSettings } from './cognito/user-pool-settings.ts'
import { describeRunning, explainDamage, releaseDataFolder, takeDataFolder } from './data-folder.ts'
import { type DeadLetter, openDeadLetters } from './dead-letters.ts'
import { type Dynamo, dynamoClient, startDynamo } from './dynamodb.ts'
import { createTables, type TableResource } from './dynamodb-tables.ts'
import { readMappings } from './event-source-mappings.ts'
import { createGateway } from './gateway.ts'
import { readApi } from './gateway-routes.ts'
import { type HttpRequest, serveHttp } from './http.ts'
import { mergeEnvironments, readFunctions } from './lambda-functions.ts'
import { type LambdaHost, startLambdaHost } from './lambda-host.ts'
import { region } from './local-names.ts'
import { openOutbox } from './outbox.ts'
import type { Prepared } from './prepare.ts'
import { openObjectStore } from './s3/object-store.ts'
import { createS3, readBuckets } from './s3/s3-service.ts'
import { keepHouse, readSchedules, startScheduler } from './scheduler.ts'
import { createServices } from './services.ts'
import { localCredentials, signatureProblem } from './sigv4.ts'
import { serveSite } from './site.ts'
import { indexStreamRecords } from './stream-records.ts'
import { startStreams } from './streams.ts'
import { type Assembly, loadAssembly } from './template.ts'
import { createOrigin } from './web-origin.ts'

export type LocalStack = {
  url: string
  userPoolId: string
  userPoolClientId: string
  /** The variables of its Lambdas: names of tables and so on, region, credentials and endpoints. */
  environment: Record<string, string>
  deadLetters: () => DeadLetter[]
  stop: () => Promise<void>
}

export type StackOptions = Prepared & {
  port: number
  dataDir: string
  tenantId: string
  log: (line: string) => void
  /** A part has died; the stack has stopped the others by then. */
  onDeath: (reason: Error) => void
}

type Closing = (close: () => Promise<unknown> | unknown) => void

const maximumBody = 6 * 1024 * 1024
const maximumUpload = 32 * 1024 * 1024

/** The whole product on one machine, from the synthesised template. */
export async function startLocalStack(options: StackOptions): Promise<LocalStack> {
  const closers: (() => Promise<unknown> | unknown)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  const onDeath = (reason: Error) => void stop().then(() => options.onDeath(reason))
  try {
    takeDataFolder(options.dataDir)
    closers.push(() => releaseDataFolder(options.dataDir))
    return { ...(await startParts({ ...options, onDeath }, (close) => closers.push(close))), stop }
  } catch (error) {
    await stop()
    throw explainDamage(options.dataDir, error)
  }
}

async function startParts(options: StackOptions, closing: Closing): Promise<Omit<LocalStack, 'stop'>> {
  const { dataDir, log, onDeath } = options
  const assembly = loadAssembly(options.assemblyDir)
  const url = `http://localhost:${options.port}`
  const { tenant } = await loadTenant(options.tenantId)
  const dynamo = await startDynamo({ dataDir, log, onDeath })
  closing(dynamo.stop)
  const tables = await prepareTables(dynamo, assembly, log)
  const { userPool, outbox, lambdas, environment } = await startServices(options, assembly, dynamo, url, closing)
  const deadLetters = openDeadLetters(dataDir, log)
  closing(startStreams({ endpoint: dynamo.endpoint, dataDir, mappings: readMappings(assembly), invoke: lambdas.invoke, deadLetters, onDeath }).stop)
  const housekeeping = () => keepHouse(tables.client, tables.resources, dynamo.databaseFile)
  closing(startScheduler({ calls: readSchedules(assembly), invoke: lambdas.invoke, housekeeping, log }).stop)
  const { poolId, clients } = readPoolSettings(assembly)
  const userPoolClientId = clients[0]?.id ?? ''
  const origin = createOrigin({
    api: createGateway({ api: readApi(assembly), jwks: userPool.jwks, invoke: lambdas.invoke }),
    userPool: userPool.handle,
    outbox: outbox.read,
    site: serveSite(options.siteDir),
    documentsOrigin: environment.AWS_ENDPOINT_URL_S3,
    tenant,
    config: (ownOrigin) => ({
      region,
      tenantId: tenant.tenantId,
      apiUrl: '/api',
      userPoolId: poolId,
      userPoolClientId,
      userPoolEndpoint: `${ownOrigin}/cognito`,
      authFlow: 'USER_SRP_AUTH',
    }),
  })
  const server = await serveHttp(origin, { port: options.port, maximumBody, onError: (error) => log(`A request failed: ${String(error)}`) })
  closing(server.close)
  describeRunning(dataDir, { url, children: dynamo.pid ? [dynamo.pid] : [], environment: { ...environment, USER_POOL_ID: poolId } })
  return { url, userPoolId: poolId, userPoolClientId, environment, deadLetters: deadLetters.list }
}

async function prepareTables(dynamo: Dynamo, assembly: Assembly, log: (line: string) => void) {
  const client = dynamoClient(dynamo.endpoint)
  const resources: TableResource[] = assembly.ofType('AWS::DynamoDB::Table')
  await createTables(client, resources, log)
  if (dynamo.databaseFile) indexStreamRecords(dynamo.databaseFile)
  return { client, resources }
}

async function startServices({ dataDir, log, onDeath }: StackOptions, assembly: Assembly, dynamo: Dynamo, url: string, closing: Closing) {
  const settings = readPoolSettings(assembly)
  const outbox = openOutbox(dataDir)
  const isSigned = (request: HttpRequest) => signatureProblem(request, new Date()) === undefined
  const parts: { userPool?: UserPoolService; lambdas?: LambdaHost } = {}
  const need = <T>(part: T | undefined): T => {
    if (!part) throw new Error('The local stack is still starting.')
    return part
  }
  const services = await serveHttp(createServices({ userPool: () => need(parts.userPool), lambdas: () => need(parts.lambdas), outbox, isSigned }), {
    port: 0,
    maximumBody,
    onError: (error) => log(`A service failed: ${String(error)}`),
  })
  closing(services.close)
  const objects = openObjectStore(dataDir)
  closing(objects.close)
  const documents = await serveHttp(createS3(objects, readBuckets(assembly), () => new Date()), {
    port: 0,
    maximumBody: maximumUpload,
    onError: (error) => log(`An upload or download failed: ${String(error)}`),
  })
  closing(documents.close)
  const endpoints = {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    AWS_ENDPOINT_URL_S3: documents.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: services.url,
    AWS_ENDPOINT_URL_SESV2: services.url,
    AWS_ENDPOINT_URL_LAMBDA: services.url,
  }
  const functions = readFunctions(assembly, calledFunctions(assembly, settings.postConfirmation)).map((found) => ({
    ...found,
    environment: withSiteAddress(found.environment, url),
  }))
  const lambdas = startLambdaHost({ functions, environment: endpoints, logFile: join(dataDir, 'functions.log'), onDeath })
  closing(lambdas.stop)
  const userPool = await openUserPoolService({ settings, dataDir, now: Date.now, deliver: outbox.deliver, invokeFunction: lambdas.invoke, isSigned })
  closing(userPool.close)
  Object.assign(parts, { userPool, lambdas })
  return { userPool, outbox, lambdas, environment: { ...mergeEnvironments(functions), ...endpoints } }
}

function calledFunctions(assembly: Assembly, postConfirmation: string | undefined): string[] {
  return [
    ...readApi(assembly).routes.map(({ functionArn }) => functionArn),
    ...readMappings(assembly).map(({ functionName }) => functionName),
    ...readSchedules(assembly).map(({ functionArn }) => functionArn),
    ...(postConfirmation ? [postConfirmation] : []),
  ]
}

/** The template knows the site by its CDN's name; here it is the local address. */
function withSiteAddress(environment: Record<string, string>, url: string): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value.replaceAll('https://localhost', url)]))
}
