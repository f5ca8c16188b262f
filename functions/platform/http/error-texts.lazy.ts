// A bundle of its own, loaded only for a failure: it is a fortieth of each Lambda's code.
export { errorCatalogue } from '#shared/kernel/error-catalogue.ts'
export { formatDecision } from '#shared/kernel/format-decision.ts'
export { formatSuspension } from '#shared/kernel/format-suspension.ts'
export { formatQuota, shownQuota } from '#shared/kernel/format-quota.ts'
export { retriedStatuses, retryAfter } from '#shared/kernel/retry-after.ts'
