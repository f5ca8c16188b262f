import { DAY_MS, type Instant } from './dates.ts'

/** How long records are kept, in days, by what is recorded. */
export const RETENTION_DAYS = {
  /** Who did or saw what: five years, as long as claims about a booking can be made. */
  audit: 5 * 366,
  /** What the person sees of a super admin's view of their account. */
  supportAccess: 365,
} as const

/** When a record of a time is removed, in epoch seconds. */
export const removedAt = (kind: keyof typeof RETENTION_DAYS, at: Instant): number =>
  Math.floor((Date.parse(at) + RETENTION_DAYS[kind] * DAY_MS) / 1000)
