import { createHash } from 'node:crypto'
import { eventIdOf } from '#shared/kernel/ids.ts'
import type { DeliveredEvent, EventHandlers } from '#functions/events/event-consumer.ts'
import type { Outgoing } from './notify.ts'

const idOf = ({ at, origin }: DeliveredEvent, part = '') =>
  eventIdOf(at, createHash('sha256').update(`${origin}${part}`).digest())

/** What channels have to do beside sending notifications. */
export const channelTasks: EventHandlers<(outgoing: Outgoing) => void> = {
  /** What was held back goes out, as one. */
  'quiet-hours.ended':
    (event) =>
    ({ messageBatches }) => {
      const message = { user: event.subject, since: event.data.since }
      for (const queue of ['collectedMail', 'push'] as const)
        messageBatches.add(queue, idOf(event), message, event.subject)
    },
  /** Messages of conversations since then still wait to be read. */
  'mail-pause.ended':
    (event) =>
    ({ messageBatches }) =>
      messageBatches.add(
        'collectedMail',
        idOf(event),
        { user: event.subject, since: event.data.since, at: event.at },
        event.subject,
      ),
  'devices.removed':
    (event) =>
    ({ messageBatches }) =>
      messageBatches.add('push', idOf(event), { user: event.subject, endpoints: event.data.endpoints }),
  /**
   * An invite goes to an address, whether or not it has an account, and counts for its sender. No notification is
   * stored, so an event that arrives again counts it again, which leaves them fewer mails for the day.
   */
  'invite.sent':
    (event) =>
    ({ budget, messageBatches }) => {
      const id = idOf(event, '#invite')
      const { companyId: company, sending } = event.data
      messageBatches.add('mail', id, { id, invite: event.subject, company, sending, by: event.by })
      budget.spend()
    },
}
