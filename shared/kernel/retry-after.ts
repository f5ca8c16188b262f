import type { Instant } from './dates.schema.ts'
import type { ReachedQuota } from './quotas.ts'

/** Their responses say when to try again (`Retry-After`). */
export const retriedStatuses: readonly number[] = [429, 503]

/** What was refused because too much happened at once is free again within this time. */
const BUSY_SECONDS = 3
/** Room that only somebody who ends something can make. */
const NO_TIME_SECONDS = 3_600

/**
 * After how many seconds a request that was refused with 429 or 503 may be sent again: when its quota has room, if a
 * time makes room. Whoever was busy waits for one to three seconds, so that not all come back at once.
 */
export const retryAfter = (quota: ReachedQuota | undefined, now: Instant): number => {
  if (!quota) return Math.ceil(Math.random() * BUSY_SECONDS) || 1
  if (!quota.until) return NO_TIME_SECONDS
  return Math.max(1, Math.ceil((Date.parse(quota.until) - Date.parse(now)) / 1_000))
}
