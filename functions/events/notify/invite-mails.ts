import { createHash } from 'node:crypto'
import { eventIdOf } from '#shared/kernel/ids.ts'
import type { EventHandlers } from '#functions/events/event-consumer.ts'
import type { Outgoing } from './notify.ts'

/**
 * An invite goes to an address, whether or not it has an account, and counts for its sender. No notification is
 * stored, so an event that arrives again counts it again, which leaves them fewer mails for the day.
 */
export const inviteMails = (): EventHandlers<(outgoing: Outgoing) => void> => ({
  'invite.sent':
    ({ subject: invite, data: { companyId: company, sending }, origin, at, by }) =>
    ({ budget, messageBatches }) => {
      const id = eventIdOf(at, createHash('sha256').update(`${origin}#invite`).digest())
      messageBatches.add('mail', id, { id, invite, company, sending, by })
      budget.spend()
    },
})
