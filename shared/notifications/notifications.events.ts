import * as z from 'zod/mini'
import { DAY_MS, Instant } from '#shared/kernel/dates.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { UserId } from '#shared/kernel/ids.ts'

export const notificationEvents = {
  'quiet-hours.ended': declareEvent({
    version: 1,
    subject: UserId,
    /** Quiet hours are shorter than a day, so nothing older has been held back. */
    data: z.strictObject({ since: Instant }),
    of: (id: UserId, endedAt: Instant) => ({
      subject: id,
      data: { since: new Date(Date.parse(endedAt) - DAY_MS).toISOString() },
    }),
  }),
  'devices.removed': declareEvent({
    version: 1,
    subject: UserId,
    /** Where the mobile push service still has them. */
    data: z.strictObject({ endpoints: z.array(z.string()) }),
    of: (id: UserId, endpoints: readonly string[]) => ({ subject: id, data: { endpoints: [...endpoints] } }),
  }),
}

export const notificationEvent = eventMaker(notificationEvents)
