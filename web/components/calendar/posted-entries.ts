import { addDays, hasPassed, type Instant } from '#shared/kernel/dates.ts'
import { isOvernight, formatTimes } from '#shared/kernel/format-shift.ts'
import type { DayEntry } from './day-cell-model.ts'
import type { OwnDay } from './own-calendar.ts'

/** The status of a day in the locum’s own calendar. */
export const statusStyles = {
  available: { family: 'available', label: 'Available' },
  open: { family: 'possible', label: 'Possibly Available' },
  unavailable: { family: 'unavailable', label: 'Unavailable' },
  past: { family: 'past', label: 'Ended' },
} as const

/** The posted availability of a day without its bookings; past hours are marked as ended. */
export function postedEntries(day: OwnDay | undefined, now: Instant): DayEntry[] {
  if (day?.posted === 'unavailable') return [statusStyles.unavailable]
  if (!day || day.posted === 'none') return []
  const { date } = day
  const look = day.posted === 'open' ? statusStyles.open : statusStyles.available
  return day.free.map((hours) => {
    const isOver = hasPassed(isOvernight(hours) ? addDays(date, 1) : date, hours.end_time, now)
    return { ...(isOver ? statusStyles.past : look), hours, text: formatTimes({ date, ...hours }) }
  })
}

/** Of a night, what the day on which it ends shows, as of a booking. */
export const morningOf = ({ hours, ...entry }: DayEntry): DayEntry[] =>
  hours && isOvernight(hours) && hours.end_time !== '00:00' ? [{ ...entry, text: `until ${hours.end_time}` }] : []
