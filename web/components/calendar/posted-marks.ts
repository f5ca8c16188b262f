import { addDays, hasCome, type Instant } from '#shared/kernel/dates.ts'
import { isOvernight, timesOf } from '#web/components/shift-words.ts'
import type { DayMark } from './day-face.ts'
import type { OwnDay } from './own-calendar.ts'

/** What one says of a day of one's own, and what becomes of it. */
export const looks = {
  free: { family: 'free', label: 'Available' },
  tentative: { family: 'possible', label: 'Possibly Available' },
  off: { family: 'off', label: 'Unavailable' },
  ended: { family: 'ended', label: 'Ended' },
} as const

/** What one has said of a day of one's own, as far as nothing is booked; hours that are over have ended. */
export function postedMarks(day: OwnDay | undefined, now: Instant): DayMark[] {
  if (day?.posted === 'off') return [looks.off]
  if (!day || day.posted === 'none') return []
  const { date } = day
  const look = day.posted === 'tentative' ? looks.tentative : looks.free
  return day.free.map((hours) => {
    const isOver = hasCome(isOvernight(hours) ? addDays(date, 1) : date, hours.end_time, now)
    return { ...(isOver ? looks.ended : look), hours, text: timesOf({ date, ...hours }) }
  })
}
