import { join } from 'node:path'
import { openUserPoolService } from './cognito/user-pool-service.ts'
import { readPoolSettings } from './cognito/user-pool-settings.ts'
import { readMappings } from './event-source-mappings.ts'
import { readApi } from './gateway-routes.ts'
import { type HttpHandler, type HttpRequest, json, maxBodyBytes, serveHttp } from './http.ts'
import { type LambdaFunction, mergeEnvironments, readFunctions } from './lambda-functions.ts'
import { startLambdaHost } from './lambda-host.ts'
import { region } from './local-names.ts'
import { openOutbox } from './outbox.ts'
import { openPushes } from './push/pushes.ts'
import { openSns } from './push/sns-service.ts'
import { openWebPush } from './push/web-push-service.ts'
import { readSchedules } from './scheduler.ts'
import { openSecrets } from './secrets.ts'
import { bodiesOf } from './plain-text.ts'
import { createServices } from './services.ts'
import { createSocketServer } from './sockets/socket-server.ts'
import { readSocketApi, type SocketApi } from './sockets/socket-routes.ts'
import { isSignedByHeader, localCredentials } from './sigv4.ts'
import { openQueueStore } from './sqs/queue-store.ts'
import { createSqs, readQueues } from './sqs/sqs-service.ts'
import type { Closing, StackOptions } from './stack-options.ts'
import type { Assembly } from './template.ts'
import { createWakeUp } from './wake-up.ts'

type Surroundings = { url: string } & Record<string, string>

/** The Lambdas and the services that they call: user pool, mail, queues and secrets. */
export async function startFunctions(
  { dataDir, ports, startLambdas = startLambdaHost, log, onDeath }: StackOptions,
  assembly: Assembly,
  { url, ...data }: Surroundings,
  closing: Closing,
) {
  const settings = readPoolSettings(assembly)
  const pushes = openPushes(dataDir)
  const outbox = openOutbox(dataDir, pushes.list)
  const secrets = openSecrets(
    dataDir,
    assembly.ofType('AWS::SecretsManager::Secret').map(({ ref }) => ref),
  )
  const [queues, queueStore] = [readQueues(assembly), openQueueStore(dataDir)]
  closing(queueStore.close)
  const isSigned = (request: HttpRequest) => isSignedByHeader(request, new Date())
  // The services start first, because the Lambdas need their address.
  let handler: HttpHandler = () => json(503, { message: 'The local stack is still starting.' })
  const services = await serveHttp((request) => handler(request), {
    port: ports?.services ?? 0,
    maxBodyBytes,
    onError: (error) => log(`A service failed: ${String(error)}`),
  })
  closing(services.close)
  const surroundings = { ...data, ...credentials, ...endpointsAt(services.url) }
  const socketApi = readSocketApi(assembly)
  const addresses = { 'https://localhost': url, ...(socketApi && { [addressOf(socketApi)]: services.url }) }
  const functions = readFunctions(
    assembly,
    calledFunctions(assembly, [settings.postConfirmation, settings.customMessage]),
  ).map((found) => atAddresses(found, addresses))
  const host = startLambdas({
    functions,
    environment: surroundings,
    logFile: join(dataDir, 'functions.log'),
    onDeath,
  })
  closing(host.stop)
  const wakeUp = createWakeUp()
  const lambdas = {
    ...host,
    invoke: (...call: Parameters<typeof host.invoke>) => host.invoke(...call).finally(wakeUp.wake),
  }
  const userPool = await openUserPoolService({
    settings,
    dataDir,
    now: Date.now,
    deliver: ({ text, ...mail }) => outbox.deliver({ ...mail, ...bodiesOf(text) }),
    invokeFunction: lambdas.invoke,
    isSigned,
  })
  closing(userPool.close)
  const sockets = socketApi && createSocketServer({ api: socketApi, invoke: lambdas.invoke })
  if (sockets) closing(sockets.close)
  handler = createServices({
    userPool,
    lambdas,
    outbox,
    secrets,
    queues: createSqs(queueStore, queues),
    connections: sockets?.manage,
    sns: openSns(pushes).handle,
    isSigned,
  })
  return {
    userPool,
    outbox,
    webPush: openWebPush(pushes).handle,
    lambdas,
    wakeUp,
    sockets,
    queues: { store: queueStore, queues },
    environment: { ...mergeEnvironments(functions), ...surroundings } as Record<string, string>,
  }
}

const credentials = {
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
}

const endpointsAt = (url: string) => ({
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: url,
  AWS_ENDPOINT_URL_SESV2: url,
  AWS_ENDPOINT_URL_SQS: url,
  AWS_ENDPOINT_URL_SNS: url,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: url,
  AWS_ENDPOINT_URL_LAMBDA: url,
})

function calledFunctions(assembly: Assembly, triggers: readonly (string | undefined)[]): string[] {
  return [
    ...readApi(assembly).routes.map(({ functionArn }) => functionArn),
    ...[...(readSocketApi(assembly)?.routes.values() ?? [])].flatMap(({ functionArn }) => functionArn ?? []),
    ...Object.values(readMappings(assembly)).flatMap((mappings) => mappings.map(({ functionName }) => functionName)),
    ...readSchedules(assembly).map(({ functionArn }) => functionArn),
    ...triggers.filter((trigger) => trigger !== undefined),
  ]
}

const addressOf = ({ apiId }: SocketApi): string => `https://${apiId}.execute-api.${region}.amazonaws.com`

/** The template has the addresses of the CDN and of API Gateway; this replaces them with the local ones. */
function atAddresses(found: LambdaFunction, addresses: Record<string, string>): LambdaFunction {
  const local = (value: string) =>
    Object.entries(addresses).reduce((text, [address, by]) => text.replaceAll(address, by), value)
  const environment = Object.fromEntries(Object.entries(found.environment).map(([name, value]) => [name, local(value)]))
  return { ...found, environment }
}
