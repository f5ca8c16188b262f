import { createHash } from 'node:crypto'
import { eventIdOf } from '#shared/kernel/ids.ts'
import type { DeliveredEvent, EventHandlers } from '#functions/events/event-consumer.ts'
import type { MessageBatches } from './message-batches.ts'

const idOf = ({ at, origin }: DeliveredEvent) => eventIdOf(at, createHash('sha256').update(origin).digest())

/** What channels have to do beside sending notifications. */
export const channelTasks: EventHandlers<(batches: MessageBatches) => void> = {
  /** What was held back goes out, as one. */
  'quiet-hours.ended': (event) => (batches) => {
    const message = { user: event.subject, since: event.data.since }
    for (const queue of ['collectedMail', 'push'] as const) batches.add(queue, idOf(event), message, event.subject)
  },
  /** Messages of conversations since then still wait to be read. */
  'mail-pause.ended': (event) => (batches) =>
    batches.add(
      'collectedMail',
      idOf(event),
      { user: event.subject, since: event.data.since, at: event.at },
      event.subject,
    ),
  'devices.removed': (event) => (batches) =>
    batches.add('push', idOf(event), { user: event.subject, endpoints: event.data.endpoints }),
}
