import { formatQuota } from '#shared/kernel/format-quota.ts'
import type { ReachedQuota } from '#shared/kernel/quotas.ts'

/** Loaded when a limit is reached, which is rare: the sentences are as large as many an operation. */
export const quotaMessage = (reached: ReachedQuota): string => formatQuota(reached)
