import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import type { ErrorDetails } from '#shared/kernel/errors.ts'
import { formatDecision } from '#shared/kernel/format-decision.ts'
import { formatQuota } from '#shared/kernel/format-quota.ts'
import { formatSuspension } from '#shared/kernel/format-suspension.ts'

// A bundle of its own, loaded only for a failure: it is a fortieth of each Lambda's code.
export { errorCatalogue } from '#shared/kernel/error-catalogue.ts'
export { shownQuota } from '#shared/kernel/format-quota.ts'
export { retriedStatuses, retryAfter } from '#shared/kernel/retry-after.ts'

/** The message, where it depends on the details. */
export const formatDetails = (
  code: ErrorCode,
  { quota, decision, suspension }: ErrorDetails = {},
): string | undefined =>
  (quota && formatQuota(quota)) ??
  (decision && formatDecision(decision)) ??
  (suspension && formatSuspension(code === 'PRACTICE_SUSPENDED' ? 'This practice' : 'Your account', suspension))
