import { DAY_MS, type Instant } from '#shared/kernel/dates.ts'
import { keptUntil } from '#shared/kernel/retention.ts'

/** Every so many days the data of an account or a practice is looked at. */
export const OWNER_DAYS = 30

/** When the data of an account or a practice is looked at again. */
export const nextRetention = (now: Instant): Instant => new Date(Date.parse(now) + OWNER_DAYS * DAY_MS).toISOString()

/** From these events on, something is kept for a time only: when to look at it first. */
export const retentionBegins = {
  'account.created': nextRetention,
  'company.created': nextRetention,
  'offer.posted': (at) => keptUntil('unbookedOffers', at),
  'request.sent': (at) => keptUntil('unbookedOffers', at),
  'booking.confirmed': (at) => keptUntil('bookings', at),
  'placement.changed': (at) => keptUntil('closedPlacements', at),
  'redemption.settled': (at) => keptUntil('redemptions', at),
  'redemption.refused': (at) => keptUntil('redemptions', at),
} as const satisfies Record<string, (at: Instant) => Instant>
