import { addDays, hasPassed, type Instant } from '#shared/kernel/dates.ts'
import { isOvernight, formatTimes } from '#web/components/format-shift.ts'
import type { DayMark } from './day-face.ts'
import type { OwnDay } from './own-calendar.ts'

/** The status of a day in the locum’s own calendar. */
export const looks = {
  free: { family: 'free', label: 'Available' },
  tentative: { family: 'possible', label: 'Possibly Available' },
  off: { family: 'off', label: 'Unavailable' },
  ended: { family: 'ended', label: 'Ended' },
} as const

/** The posted availability of a day without its bookings; past hours are marked as ended. */
export function postedMarks(day: OwnDay | undefined, now: Instant): DayMark[] {
  if (day?.posted === 'off') return [looks.off]
  if (!day || day.posted === 'none') return []
  const { date } = day
  const look = day.posted === 'tentative' ? looks.tentative : looks.free
  return day.free.map((hours) => {
    const isOver = hasPassed(isOvernight(hours) ? addDays(date, 1) : date, hours.end_time, now)
    return { ...(isOver ? looks.ended : look), hours, text: formatTimes({ date, ...hours }) }
  })
}
