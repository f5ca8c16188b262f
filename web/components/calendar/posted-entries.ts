import { addDays, hasPassed, type Instant } from '#shared/kernel/dates.ts'
import { isOvernight, formatTimes } from '#web/components/format-shift.ts'
import type { DayEntry } from './day-cell-model.ts'
import type { OwnDay } from './own-calendar.ts'

/** The status of a day in the locum’s own calendar. */
export const statusStyles = {
  free: { family: 'available', label: 'Available' },
  tentative: { family: 'possible', label: 'Possibly Available' },
  off: { family: 'unavailable', label: 'Unavailable' },
  ended: { family: 'past', label: 'Ended' },
} as const

/** The posted availability of a day without its bookings; past hours are marked as ended. */
export function postedEntries(day: OwnDay | undefined, now: Instant): DayEntry[] {
  if (day?.posted === 'off') return [statusStyles.off]
  if (!day || day.posted === 'none') return []
  const { date } = day
  const look = day.posted === 'tentative' ? statusStyles.tentative : statusStyles.free
  return day.free.map((hours) => {
    const isOver = hasPassed(isOvernight(hours) ? addDays(date, 1) : date, hours.end_time, now)
    return { ...(isOver ? statusStyles.ended : look), hours, text: formatTimes({ date, ...hours }) }
  })
}
