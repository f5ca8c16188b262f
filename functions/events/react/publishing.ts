import type { EventHandlers } from '#functions/events/event-consumer.ts'

/** A tenant is rarely saved, so the client of queues is loaded when needed. */
export const publishing = ({ siteQueueUrl }: { siteQueueUrl: string }): EventHandlers<Promise<void>> => ({
  'tenant.changed': async ({ origin }) => {
    const { askToPublish } = await import('./ask-to-publish.lazy.ts')
    await askToPublish(siteQueueUrl, origin)
  },
})
