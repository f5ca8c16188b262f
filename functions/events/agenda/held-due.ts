import type { AgendaEntry } from '#shared/kernel/agenda.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { notificationEvent } from '#shared/notifications/notifications.events.ts'
import type { Due } from './run-agenda.ts'

/** At the end of what has held something back for a user: their quiet hours, or a pause between mails. */
export const heldDue =
  (type: 'quiet-hours.ended' | 'mail-pause.ended') =>
  async ({ subject, at }: AgendaEntry): Promise<Due> => ({
    writes: [],
    events: [notificationEvent(type, subject as UserId, at)],
  })
