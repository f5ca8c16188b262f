import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import type { DeadLetters } from '#infra/local/dead-letters.ts'
import { type HttpRequest, type HttpResponse, json } from '#infra/local/http.ts'
import { openOutbox } from '#infra/local/outbox.ts'
import type { Mail } from '#infra/local/outbox-page.ts'
import { openPushes } from '#infra/local/push/pushes.ts'
import { isForSns, openSns } from '#infra/local/push/sns-service.ts'
import { openQueueStore, type Queue } from '#infra/local/sqs/queue-store.ts'
import { startQueueReaders } from '#infra/local/sqs/queue-readers.ts'
import { createSqs } from '#infra/local/sqs/sqs-service.ts'

const queueNames = ['mail', 'collectedMail', 'push'] as const

/** News for open pages. */
const liveQueue: Queue = {
  name: 'live',
  url: 'https://sqs.test/live',
  fifo: false,
  visibilitySeconds: 60,
  delaySeconds: 0,
  redrive: undefined,
}

/** Saves of the tenant, which nothing publishes: there is no built site. */
const siteQueue: Queue = { ...liveQueue, name: 'site.fifo', url: 'https://sqs.test/site.fifo', fifo: true }

const queueFor = (name: (typeof queueNames)[number], collectSeconds: number): Queue => ({
  name: `${name}.fifo`,
  url: `https://sqs.test/${name}.fifo`,
  fifo: true,
  visibilitySeconds: 180,
  delaySeconds: name === 'mail' ? 0 : collectSeconds,
  redrive: { queue: `dead-${name}.fifo`, maxReceives: name === 'push' ? 3 : 100 },
})

type Sender = (event: SQSEvent) => Promise<SQSBatchResponse>

/** The senders of notifications, their queues, and the services that they send to. */
export const openChannels = (dataDir: string, collectSeconds: number, pauseSeconds: number) => {
  const pushes = openPushes(dataDir)
  const outbox = openOutbox(dataDir)
  const sns = openSns(pushes)
  const mailService = { down: false }
  const store = openQueueStore(dataDir)
  /** Queues that wait until a test has made all that they are to deliver. */
  const held = new Set<string>()
  const queues = [...queueNames.map((name) => queueFor(name, collectSeconds)), liveQueue]
  const sqs = createSqs(store, [...queues, siteQueue])

  /** A request to one of these services; undefined if it is for another one. */
  const serve = (request: HttpRequest): HttpResponse | Promise<HttpResponse> | undefined => {
    const target = request.headers['x-amz-target']
    if (target?.startsWith('AmazonSQS.')) return sqs(request)
    if (target) return undefined
    if (isForSns(request)) return sns.handle(request)
    return mailService.down ? json(400, { message: 'Sending is paused' }) : outbox.send(request)
  }

  const environment = (url: string) => ({
    AWS_ENDPOINT_URL_SESV2: url,
    AWS_ENDPOINT_URL_SQS: url,
    AWS_ENDPOINT_URL_SNS: url,
    MAIL_QUEUE_URL: 'https://sqs.test/mail.fifo',
    COLLECTED_MAIL_QUEUE_URL: 'https://sqs.test/collectedMail.fifo',
    LIVE_QUEUE_URL: liveQueue.url,
    SITE_QUEUE_URL: siteQueue.url,
    PUSH_QUEUE_URL: 'https://sqs.test/push.fifo',
    COLLECT_SECONDS: String(collectSeconds),
    PAUSE_SECONDS: String(pauseSeconds),
    IOS_APPLICATION: 'arn:aws:sns:eu-west-1:000000000000:app/APNS/test',
    ANDROID_APPLICATION: 'arn:aws:sns:eu-west-1:000000000000:app/GCM/test',
  })

  const start = async (deadLetters: DeadLetters) => {
    const [mail, push, live] = await Promise.all([
      import('#functions/events/channels/mail.lambda.ts'),
      import('#functions/events/channels/push.lambda.ts'),
      import('#functions/events/live/live-push.lambda.ts'),
    ])
    const senders: Record<string, Sender> = {
      mail: mail.handler,
      collectedMail: mail.handler,
      push: push.handler,
      live: live.handler,
    }
    return startQueueReaders({
      store: { ...store, receive: (queue, limit) => (held.has(queue.name) ? [] : store.receive(queue, limit)) },
      queues,
      mappings: queues.map(({ name }) => ({
        id: name,
        queueName: name,
        functionName: name.replace('.fifo', ''),
        batchSize: 10,
        reportsItems: true,
      })),
      invoke: async (name, event) => senders[name]?.(event as SQSEvent),
      deadLetters,
      onDeath: (error) => {
        throw error
      },
    })
  }

  const mailsTo = (address: string): Mail[] =>
    JSON.parse(
      String(outbox.read({ path: '/outbox.json', query: `to=${encodeURIComponent(address)}` } as never).body),
    ) as Mail[]
  return { serve, environment, start, mailService, store, held, mailsTo, pushes, sns }
}
