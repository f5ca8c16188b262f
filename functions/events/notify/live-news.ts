import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { clientDefaults } from '#functions/platform/aws/client-defaults.ts'
import { logger } from '#functions/platform/logger.ts'
import type { EventHandlers } from '#functions/events/event-consumer.ts'
import type { News } from '#functions/events/live/news.ts'

const BATCH = 10

/** What open pages receive at once, besides their notifications. */
export const liveNews: EventHandlers<News> = {
  'account.sessions-ended': ({ subject }) => ({ recheck: subject }),
  'account.deleted': ({ subject }) => ({ recheck: subject }),
}

const sqs = new SQSClient({ ...clientDefaults, useQueueUrlAsEndpoint: false })

/** Collects the news of an event. Failures are only logged: pages without news poll. */
export const newsQueue = (QueueUrl: string) => {
  let waiting: News[] = []
  const send = async (): Promise<void> => {
    const entries = waiting.map((news, index) => ({ Id: String(index % BATCH), MessageBody: JSON.stringify(news) }))
    waiting = []
    for (let at = 0; at < entries.length; at += BATCH)
      await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries: entries.slice(at, at + BATCH) }))
  }
  return {
    add: (news: News): void => void waiting.push(news),
    flush: (): Promise<void> =>
      send().catch((error: unknown) => logger.warn('news not sent', { reason: (error as Error).name })),
  }
}

export type NewsQueue = ReturnType<typeof newsQueue>
