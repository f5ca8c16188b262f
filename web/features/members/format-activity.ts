import { daysBetween, formatCardDate, type Instant, localTimeAt, todayAt } from '#shared/kernel/dates.ts'
import { membersText as text } from './members.text.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The site reports every five minutes at most. */
const ACTIVE_MINUTES = 10

/** `Active now`, `Today 14:31`, `Fri 20 Nov`. */
export function formatActivity(at: Instant | undefined, now: Instant): string {
  if (at === undefined) return 'Not yet'
  if (Date.parse(now) - Date.parse(at) < ACTIVE_MINUTES * MINUTE_MS) return text.activeNow
  return todayAt(at) === todayAt(now) ? `Today ${localTimeAt(at)}` : formatCardDate(todayAt(at))
}

/** `5 days left` by the calendar, `13 h left`; undefined once it is over. */
export function formatTimeLeft(until: Instant, now: Instant): { text: string; isSoon: boolean } | undefined {
  const left = Date.parse(until) - Date.parse(now)
  if (left <= 0) return undefined
  if (left < DAY_MS) return { text: `${Math.max(1, Math.floor(left / HOUR_MS))} h left`, isSoon: true }
  const days = daysBetween(todayAt(now), todayAt(until))
  return { text: days === 1 ? '1 day left' : `${days} days left`, isSoon: false }
}
