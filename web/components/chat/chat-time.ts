import {
  addDays,
  formatCardDate,
  formatFormDate,
  type Instant,
  type LocalDate,
  localTimeAt,
  todayAt,
} from '#shared/kernel/dates.ts'

/** SPEC 9: `2026-11-22 09:14`, in UTC. */
export const formatChatTime = (at: Instant): string => `${at.slice(0, 10)} ${at.slice(11, 16)}`

/** `Today, Sun 22 Nov`; with the year if it is another one. */
export function formatChatDay(day: LocalDate, today: LocalDate): string {
  const date = formatCardDate(day)
  if (day === today) return `Today, ${date}`
  if (day === addDays(today, -1)) return `Yesterday, ${date}`
  return day.slice(0, 4) === today.slice(0, 4) ? date : `${date} ${day.slice(0, 4)}`
}

/** When a conversation had its last message: the time today, the date before. */
export function formatLastAt(at: Instant, today: LocalDate): string {
  const day = todayAt(at)
  if (day === today) return localTimeAt(at)
  return day.slice(0, 4) === today.slice(0, 4) ? formatCardDate(day) : formatFormDate(day)
}
