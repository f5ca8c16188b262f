import type { AgendaEntry } from '#shared/kernel/agenda.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { notificationEvent } from '#shared/notifications/notifications.events.ts'
import type { Due } from './run-agenda.ts'

/** At the end of a user's quiet hours, if they have held something back. */
export const quietDue = async ({ subject, at }: AgendaEntry): Promise<Due> => ({
  writes: [],
  events: [notificationEvent('quiet-hours.ended', subject as UserId, at)],
})
