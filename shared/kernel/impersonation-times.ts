import type { Instant } from './dates.ts'

/** An impersonation ends when it has not been used for so long. */
export const IMPERSONATION_MINUTES = 15

/** In whole seconds, as DynamoDB’s expiry has them. */
export const impersonationExpiry = (now: Instant): number =>
  Math.floor(Date.parse(now) / 1000) + IMPERSONATION_MINUTES * 60

export const isImpersonationOver = (now: Instant, { expiresAt }: { expiresAt: number }): boolean =>
  expiresAt * 1000 <= Date.parse(now)

/** Use prolongs it, once a minute at most. */
export const isRenewalDue = (now: Instant, { expiresAt }: { expiresAt: number }): boolean =>
  impersonationExpiry(now) - expiresAt >= 60
