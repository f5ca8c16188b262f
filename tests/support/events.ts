import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent, SQSEvent } from 'aws-lambda'
import { expect } from 'vitest'
import { openUserPoolService } from '#infra/local/cognito/user-pool-service.ts'
import { openDeadLetters } from '#infra/local/dead-letters.ts'
import { type HttpRequest, json, serveHttp } from '#infra/local/http.ts'
import { openOutbox } from '#infra/local/outbox.ts'
import type { Mail } from '#infra/local/outbox-page.ts'
import { openQueueStore, type Queue } from '#infra/local/sqs/queue-store.ts'
import { startQueueReaders } from '#infra/local/sqs/queue-readers.ts'
import { createSqs } from '#infra/local/sqs/sqs-service.ts'
import { startStreams } from '#infra/local/streams.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { mailBrandOf } from '#shared/tenants/mail-brand.ts'
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

const mailQueue: Queue = {
  name: 'mail.fifo',
  url: 'https://sqs.test/mail.fifo',
  fifo: true,
  visibilitySeconds: 180,
  redrive: { queue: 'dead-mail.fifo', maxReceives: 100 },
}

const liveQueue: Queue = {
  name: 'live',
  url: 'https://sqs.test/live',
  fifo: false,
  visibilitySeconds: 60,
  redrive: undefined,
}

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

/** The consumers of the commands table's stream, and their mails. Call after `startApi`. */
export const startEvents = async () => {
  const dataDir = newDataFolder('events')
  const outbox = openOutbox(dataDir)
  const mailService = { down: false }
  const live = { down: false }
  const userPool = await openUserPool(dataDir)
  const mail = (request: HttpRequest) =>
    mailService.down ? json(400, { message: 'Sending is paused' }) : outbox.send(request)
  const queueStore = openQueueStore(dataDir)
  const sqs = createSqs(queueStore, [mailQueue, liveQueue])
  const sockets = await startSockets()
  const server = await serveHttp(
    (request) => {
      if (request.path.includes('/@connections/')) return live.down ? json(500, {}) : sockets.manage(request)
      const target = request.headers['x-amz-target']
      if (!target) return mail(request)
      return target.startsWith('AmazonSQS.') ? sqs(request) : userPool.handle(request)
    },
    { port: 0, maxBodyBytes: 1_000_000, onError: raise },
  )
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: server.url,
    AWS_ENDPOINT_URL_SQS: server.url,
    MAIL_QUEUE_URL: mailQueue.url,
    LIVE_QUEUE_URL: liveQueue.url,
    SOCKET_CONNECTIONS_URL: `${server.url}/socket`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: server.url,
    USER_POOL_ID: userPoolId,
    MAIL_FROM: 'bookings@locumdesk.example',
    BRAND: JSON.stringify(mailBrandOf(tenant.settings)),
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
  const [mailLambda, livePush] = await Promise.all([
    import('#functions/events/channels/mail.lambda.ts'),
    import('#functions/events/live/live-push.lambda.ts'),
  ])
  const mails = startQueueReaders({
    store: queueStore,
    queues: [mailQueue, liveQueue],
    mappings: ['mail', 'live'].map((name) => ({
      id: name,
      queueName: name === 'mail' ? mailQueue.name : liveQueue.name,
      functionName: name,
      batchSize: 10,
      reportsItems: true,
    })),
    invoke: (name, event) => (name === 'mail' ? mailLambda : livePush).handler(event as SQSEvent),
    deadLetters,
    onDeath: raise,
  })
  /** Passes the event to both consumers, which must agree. */
  const handler: Deliver = async (event) => {
    const answers = []
    for (const { deliver } of readers) answers.push(await deliver(event))
    expect(new Set(answers.map((response) => JSON.stringify(response)))).toHaveLength(1)
    return answers[0] as DynamoDBBatchResponse
  }

  const mailsTo = (address: string): Mail[] =>
    JSON.parse(
      String(outbox.read({ path: '/outbox.json', query: `to=${encodeURIComponent(address)}` } as never).body),
    ) as Mail[]
  return {
    handler,
    mailService,
    /** Live connections: where they are opened, and whether pushing to them fails. */
    live,
    liveUrl: sockets.url,
    /** Contains only users that a test creates. */
    userPoolId,
    cognito: new CognitoIdentityProviderClient({}),
    deadLetters,
    mailsTo,
    /** Waits until the mail queue is empty. */
    mailed: () => eventually(() => queueStore.count() === 0),
    /** The stream record of a command, once it has arrived. */
    recordOf: (commandId: string) =>
      deliveries.flatMap(({ Records }) => Records).find(({ dynamodb }) => dynamodb?.Keys?.pk?.S === commandId),
    stop: async () => {
      await streams.stop()
      await mails.stop()
      await sockets.stop()
      queueStore.close()
      await server.close()
      userPool.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Polls until there is a truthy result; fails after ten seconds. */
export const eventually = async <T>(
  check: () => Promise<T | undefined | false> | T | undefined | false,
): Promise<T> => {
  const deadline = Date.now() + 10_000
  for (;;) {
    const found = await check()
    if (found) return found
    if (Date.now() > deadline) throw new Error('It did not happen within ten seconds.')
    await sleep(50)
  }
}
