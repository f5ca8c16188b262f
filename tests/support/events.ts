import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { expect } from 'vitest'
import { openUserPoolService } from '#infra/local/cognito/user-pool-service.ts'
import { openDeadLetters } from '#infra/local/dead-letters.ts'
import { json, serveHttp } from '#infra/local/http.ts'
import { startStreams } from '#infra/local/streams.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { openChannels } from './channels.ts'
import { newDataFolder } from './data-folder.ts'
import { startSockets } from './live-sockets.ts'

const raise = (error: unknown) => {
  throw error
}

const userPoolId = 'eu-west-1_events0001'

const openUserPool = (dataDir: string) =>
  openUserPoolService({
    dataDir,
    settings: {
      poolId: userPoolId,
      issuer: `https://cognito-idp.eu-west-1.amazonaws.com/${userPoolId}`,
      clients: [],
      groups: [],
      attributes: ['email', 'email_verified'].map((name) => ({ name, mutable: true, required: false })),
      passwordPolicy: { MinimumLength: 8 },
      softwareTokens: false,
      postConfirmation: undefined,
      codeMessage: { subject: 'Code', text: '{####}' },
      inviteMessage: { subject: 'Welcome', text: '{username} {####}' },
    },
    now: Date.now,
    isSigned: ({ headers }) => headers.authorization !== undefined,
    deliver: () => {},
    invokeFunction: raise,
  })

type Deliver = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>
type Reader = { name: string; deliver: Deliver }

/** One delivery at a time, whether from the stream or a test, as Lambda reads a shard. */
const inTurn = (handler: Deliver): Deliver => {
  let turn: Promise<unknown> = Promise.resolve()
  return (event) => {
    const delivery = turn.then(() => handler(event))
    turn = delivery.catch(() => {})
    return delivery
  }
}

const loadReaders = async (): Promise<Reader[]> => {
  const [notify, react] = await Promise.all([
    import('#functions/events/notify/notify.lambda.ts'),
    import('#functions/events/react/react.lambda.ts'),
  ])
  return [
    { name: 'notify', deliver: inTurn(notify.handler) },
    { name: 'react', deliver: inTurn(react.handler) },
  ]
}

const mappingOf = ({ name }: Reader) => ({
  id: name,
  tableName: 'commands',
  functionName: name,
  batchSize: 25,
  bisect: true,
  reportsItems: true,
  retries: 1,
  deadLetterQueue: `dead-${name}`,
  wants: (record: unknown) => (record as { eventName: string }).eventName === 'INSERT',
})

/**
 * The consumers of the commands table's stream, and the channels. Call after `startApi`. Without `collectSeconds`, each
 * notification is sent by itself, and at once; without `pauseSeconds`, however many mails there are about one offer.
 */
export const startEvents = async ({ collectSeconds = 0, pauseSeconds = 0 } = {}) => {
  const dataDir = newDataFolder('events')
  const userPool = await openUserPool(dataDir)
  const channels = openChannels(dataDir, collectSeconds, pauseSeconds)
  const live = { down: false }
  const sockets = await startSockets()
  const server = await serveHttp(
    (request) => {
      if (request.path.includes('/@connections/')) return live.down ? json(500, {}) : sockets.manage(request)
      return channels.serve(request) ?? userPool.handle(request)
    },
    { port: 0, maxBodyBytes: 1_000_000, onError: raise },
  )
  Object.assign(process.env, channels.environment(server.url), {
    SOCKET_CONNECTIONS_URL: `${server.url}/socket`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: server.url,
    USER_POOL_ID: userPoolId,
    MAIL_FROM: 'bookings@locumdesk.example',
    TENANT_ID: tenant.tenantId,
    SITE_URL: 'https://site.test',
  })
  const readers = await loadReaders()
  const deliveries: DynamoDBStreamEvent[] = []
  const deadLetters = openDeadLetters(dataDir, () => {})
  const streams = startStreams({
    endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    dataDir,
    mappings: readers.map(mappingOf),
    deadLetters,
    onDeath: raise,
    invoke: async (name, event) => {
      if (name === 'notify') deliveries.push(event as DynamoDBStreamEvent)
      return readers.find((reader) => reader.name === name)?.deliver(event as DynamoDBStreamEvent)
    },
  })
  const senders = await channels.start(deadLetters)
  /** Passes the event to both consumers, which must agree. */
  const handler: Deliver = async (event) => {
    const answers = []
    for (const { deliver } of readers) answers.push(await deliver(event))
    expect(new Set(answers.map((response) => JSON.stringify(response)))).toHaveLength(1)
    return answers[0] as DynamoDBBatchResponse
  }

  return {
    handler,
    ...channels,
    /** Live connections: where they are opened, and whether pushing to them fails. */
    live,
    liveUrl: sockets.url,
    /** Contains only users that a test creates. */
    userPoolId,
    cognito: new CognitoIdentityProviderClient({}),
    deadLetters,
    /** Waits until the queues are empty. */
    mailed: () => eventually(() => channels.store.count() === 0),
    /** The stream record of a command, once it has arrived. */
    recordOf: (commandId: string) =>
      deliveries.flatMap(({ Records }) => Records).find(({ dynamodb }) => dynamodb?.Keys?.pk?.S === commandId),
    stop: async () => {
      await streams.stop()
      await senders.stop()
      await sockets.stop()
      channels.store.close()
      await server.close()
      userPool.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Polls until there is a truthy result; fails after `withinMs`. */
export const eventually = async <T>(
  check: () => Promise<T | undefined | false> | T | undefined | false,
  withinMs = 30_000,
): Promise<T> => {
  const deadline = Date.now() + withinMs
  for (;;) {
    const found = await check()
    if (found) return found
    if (Date.now() > deadline) throw new Error(`It did not happen within ${withinMs / 1000} seconds.`)
    await sleep(50)
  }
}
