import * as z from 'zod/mini'
import { DAY_MS, Instant } from '#shared/kernel/dates.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { UserId } from '#shared/kernel/ids.ts'

/** What was held back for a user goes out; quiet hours and pauses are shorter than a day, so nothing older was. */
const heldBackUntil = declareEvent({
  version: 1,
  subject: UserId,
  data: z.strictObject({ since: Instant }),
  of: (id: UserId, endedAt: Instant) => ({
    subject: id,
    data: { since: new Date(Date.parse(endedAt) - DAY_MS).toISOString() },
  }),
})

export const notificationEvents = {
  'quiet-hours.ended': heldBackUntil,
  'mail-pause.ended': heldBackUntil,
  'devices.removed': declareEvent({
    version: 1,
    subject: UserId,
    /** Where the mobile push service still has them. */
    data: z.strictObject({ endpoints: z.array(z.string()) }),
    of: (id: UserId, endpoints: readonly string[]) => ({ subject: id, data: { endpoints: [...endpoints] } }),
  }),
}

export const notificationEvent = eventMaker(notificationEvents)
