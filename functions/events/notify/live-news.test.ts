import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, expect, it, vi } from 'vitest'
import { logger } from '#functions/platform/logger.ts'
import type { News } from '#functions/events/live/news.ts'
import { newsQueue } from './live-news.ts'

const sqs = mockClient(SQSClient)
afterAll(() => sqs.restore())

it('news that the queue does not accept is logged, and the rest is sent', async () => {
  sqs
    .on(SendMessageBatchCommand)
    .resolvesOnce({ Failed: [{ Id: '3', Code: 'InternalError', SenderFault: false }] })
    .resolves({})
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {})
  const queue = newsQueue('https://sqs.test/live')
  const users = Array.from({ length: 11 }, (_, at) => `usr_${at}`)
  for (const user of users) queue.add({ recheck: user } as News)
  await queue.flush()
  const sent = sqs.commandCalls(SendMessageBatchCommand).flatMap(({ args }) => args[0].input.Entries ?? [])
  expect(sent.map(({ MessageBody = '' }) => JSON.parse(MessageBody) as News)).toEqual(
    users.map((user) => ({ recheck: user })),
  )
  expect(warn).toHaveBeenCalledExactlyOnceWith('news not sent', {
    reason: 'The queue did not accept a message: InternalError',
  })
  await queue.flush()
  expect(sqs.commandCalls(SendMessageBatchCommand)).toHaveLength(2)
})
