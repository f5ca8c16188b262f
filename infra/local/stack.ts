import { builtSite } from '#infra/built-site.ts'
import { configSeed } from '#infra/seed/config-seed.ts'
import { loadTenant } from '#infra/tenants/define-tenant.ts'
import { type PoolSettings, readPoolSettings } from './cognito/user-pool-settings.ts'
import { describeRunning, explainDamage, releaseDataFolder, takeDataFolder } from './data-folder.ts'
import { type DeadLetter, openDeadLetters } from './dead-letters.ts'
import { readMappings } from './event-source-mappings.ts'
import { createGateway } from './gateway.ts'
import { readApi } from './gateway-routes.ts'
import { maxBodyBytes, serveHttp } from './http.ts'
import { serveLiveChat } from './live-chat.ts'
import { region } from './local-names.ts'
import { deploySite } from './deploy-site.ts'
import { housekeep, readSchedules, startScheduler } from './scheduler.ts'
import { serveSite } from './site.ts'
import { startQueueReaders } from './sqs/queue-readers.ts'
import { startData } from './stack-data.ts'
import { startFunctions } from './stack-functions.ts'
import type { Closing, StackOptions } from './stack-options.ts'
import { startStreams } from './streams.ts'
import { loadAssembly } from './template.ts'
import { createOrigin, addHeaders, upgradeOrigin } from './web-origin.ts'

export type LocalStack = {
  url: string
  userPoolId: string
  userPoolClientId: string
  /** The Lambdas' variables: table names and so on, region, credentials and endpoints. */
  environment: Record<string, string>
  deadLetters: () => DeadLetter[]
  stop: () => Promise<void>
}

/** Starts the whole product on one machine from the synthesised template. */
export async function startLocalStack(options: StackOptions): Promise<LocalStack> {
  const closers: (() => Promise<unknown> | unknown)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  const onDeath = (reason: Error) => void stop().then(() => options.onDeath(reason))
  try {
    takeDataFolder(options.dataDir, options.tenantId)
    closers.push(() => releaseDataFolder(options.dataDir))
    return { ...(await startParts({ ...options, onDeath }, (close) => closers.push(close))), stop }
  } catch (error) {
    await stop()
    throw explainDamage(options.dataDir, error)
  }
}

async function startParts(options: StackOptions, closing: Closing): Promise<Omit<LocalStack, 'stop'>> {
  const { dataDir, port, siteDir, galleryDir, log, onDeath } = options
  const assembly = loadAssembly(options.assemblyDir)
  const url = `http://localhost:${port}`
  const file = await loadTenant(options.tenantId)
  const { tenant, deployment } = file
  const data = await startData(options, assembly, closing)
  const { userPool, outbox, webPush, lambdas, wakeUp, queues, sockets, environment } = await startFunctions(
    options,
    assembly,
    { url, ...data.environment },
    closing,
  )
  const deadLetters = openDeadLetters(dataDir, log)
  const mappings = readMappings(assembly)
  const feeding = { invoke: lambdas.invoke, deadLetters, onDeath, wakeUp }
  closing(startQueueReaders({ ...feeding, ...queues, mappings: mappings.queues }).stop)
  closing(startStreams({ ...feeding, endpoint: data.dynamo.endpoint, dataDir, mappings: mappings.streams }).stop)
  const housekeeping = () => housekeep(data.client, data.tables, data.dynamo.databaseFile)
  closing(startScheduler({ calls: readSchedules(assembly), invoke: lambdas.invoke, housekeeping, log }).stop)
  const { liveChat = deployment.liveChat } = options
  const chat = liveChat && (await serveLiveChat(siteDir, liveChat, { port, log }))
  if (chat) closing(chat.close)
  const config = {
    ...siteConfig(readPoolSettings(assembly), tenant.tenantId),
    plans: deployment.plans,
    ...(liveChat && chat && { liveChat: { url: chat.url, vendor: liveChat.vendor } }),
  }
  const bucket = environment.SITE_BUCKET ?? ''
  await deploySite({ objects: data.objects, bucket, lambdas, siteDir }, config, configSeed(file))
  const origin = createOrigin({
    api: createGateway({ api: readApi(assembly), jwks: userPool.jwks, invoke: lambdas.invoke }),
    userPool: userPool.handle,
    outbox: outbox.read,
    webPush,
    site: serveSite(siteDir, (name) => data.objects.read(bucket, name)),
    gallery: serveSite(galleryDir),
  })
  const decorate = addHeaders(data.environment.AWS_ENDPOINT_URL_S3, builtSite(siteDir).hashes, chat?.url)
  const server = await serveHttp(origin, {
    port,
    maxBodyBytes,
    decorate,
    upgrade: upgradeOrigin(sockets),
    onError: (error) => log(`A request failed: ${String(error)}`),
  })
  closing(server.close)
  log(
    'Not available locally: throttling, ages of stream records and messages, object versions, encryption, alarms and traces.',
  )
  const { userPoolId, userPoolClientId } = config
  describeRunning(dataDir, { url, environment: { ...environment, USER_POOL_ID: userPoolId } })
  return { url, userPoolId, userPoolClientId, environment, deadLetters: deadLetters.list }
}

const siteConfig = ({ poolId, clients }: PoolSettings, tenantId: string) => ({
  region,
  tenantId,
  apiUrl: '/api',
  socketUrl: '/socket',
  userPoolId: poolId,
  userPoolClientId: clients[0]?.id ?? '',
  userPoolEndpoint: '/cognito',
  authFlow: 'USER_SRP_AUTH',
})
