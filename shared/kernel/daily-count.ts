import { endOfDay, type LocalDate } from './dates.ts'
import { quotaExceeded } from './errors.ts'
import { quotas, type QuotaName } from './quotas.ts'

/** Something that is counted each day anew, with the version of its item if it has one. */
export type DailyCount = { day: LocalDate; count: number; version?: number }

/**
 * The count with the next one; throws if the day has reached its quota. Around midnight another clock may be slightly
 * ahead: then its day goes on.
 */
export const nextDailyCount = (today: LocalDate, counted: DailyCount | undefined, name: QuotaName): DailyCount => {
  const day = counted && counted.day > today ? counted.day : today
  const count = counted?.day === day ? counted.count : 0
  if (count >= quotas[name]) throw quotaExceeded({ name, until: endOfDay(day) })
  return { day, count: count + 1, ...(counted?.version !== undefined && { version: counted.version }) }
}
