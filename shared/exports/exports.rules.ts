import { endOfDay, todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { ExportId } from '#shared/kernel/ids.ts'
import { quotas, type ReachedQuota } from '#shared/kernel/quotas.ts'
import type { ExportState } from './exports.schema.ts'

/** An owner's latest export, and how many they started on that day. */
export type ExportRecord = {
  id: ExportId
  requestedAt: Instant
  /** When its last step ran. */
  steppedAt: Instant
  progress: number
  startedOn: LocalDate
  startedCount: number
  /** Absent while it runs. */
  file?: { readyAt: Instant; expiresAt: Instant; size: number }
}

/** A step takes a second and is retried for some minutes; after this long without one, the export has failed. */
const STEP_DEADLINE_MS = 10 * 60_000

type ExportStateWithoutUrl =
  Exclude<ExportState, { status: 'ready' }> | Omit<Extract<ExportState, { status: 'ready' }>, 'url' | 'readableUrl'>

/** The state of an export without its download URL. */
export const exportState = (record: ExportRecord | undefined, now: Instant): ExportStateWithoutUrl => {
  if (!record || (record.file && record.file.expiresAt <= now)) return { status: 'none' }
  const { id, progress, requestedAt, steppedAt, file } = record
  if (file) return { status: 'ready', id, progress, requestedAt, ...file }
  const hasStopped = Date.parse(now) - Date.parse(steppedAt) > STEP_DEADLINE_MS
  return { status: hasStopped ? 'failed' : 'running', id, progress, requestedAt }
}

/** Today's number of exports including one more, or the quota that is reached. */
export const countExportsToday = (
  record: ExportRecord | undefined,
  now: Instant,
): { count: number } | { reached: ReachedQuota } => {
  const today = todayAt(now)
  const count = record?.startedOn === today ? record.startedCount + 1 : 1
  const limit = quotas.exportsPerOwnerDay
  return count <= limit ? { count } : { reached: { name: 'exportsPerOwnerDay', limit, until: endOfDay(today) } }
}
