import { sendEntries } from '#functions/events/send-entries.ts'

/** One at a time; the same request is not sent twice. */
export const askToPublish = (queueUrl: string, origin: string): Promise<void> =>
  sendEntries(queueUrl, [{ MessageBody: '{}', MessageGroupId: 'site', MessageDeduplicationId: origin }])
