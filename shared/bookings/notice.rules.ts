import type { Instant } from '#shared/kernel/dates.ts'
import { minutesUntil } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'

const HOUR = 60
const DAY = 24 * HOUR

const notice = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '’s' : 's’'} notice`

/** How long before the first of some shifts they are cancelled: `3 days’ notice`; in hours up to two days. */
export const formatNotice = (shifts: readonly Shift[], now: Instant): string => {
  const minutes = Math.min(...shifts.map((shift) => minutesUntil(shift, now)))
  if (minutes >= 2 * DAY) return notice(Math.floor(minutes / DAY), 'day')
  return minutes >= HOUR ? notice(Math.floor(minutes / HOUR), 'hour') : notice(Math.max(minutes, 0), 'minute')
}
