import { dayOfMonth, monthName, type LocalDate } from '#shared/kernel/dates.ts'
import { formatCount } from '#web/components/format/format-words.ts'

const NBSP = '\u00a0'
const LONG_HOURS = 72

/** Hours as people say them: `40 min`, `7 h 40 min`, `4 d 2 h`. */
export function formatSpan(hours: number): string {
  if (!Number.isFinite(hours)) return 'more than 14 days'
  const minutes = Math.round(hours * 60)
  const [days, rest] = hours > LONG_HOURS ? [Math.floor(minutes / 1440), minutes % 1440] : [0, minutes]
  const parts = [
    [days, 'd'],
    [Math.floor(rest / 60), 'h'],
    // Minutes say nothing beside days.
    [days > 0 ? 0 : rest % 60, 'min'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${NBSP}${unit}`)
  return said.join(' ') || `0${NBSP}min`
}

/** What a number can't be compared with. */
export const NONE_BEFORE = 'None before'

/** `18% more`, `21% fewer`. */
export const formatChange =
  (more: string, fewer: string) =>
  (now: number, before: number): string => {
    if (now === before) return 'The same'
    if (before <= 0) return NONE_BEFORE
    const percent = Math.round((Math.abs(now - before) / before) * 100)
    return `${percent === 0 ? 'Less than 1' : percent}% ${now > before ? more : fewer}`
  }

/** Between shares: `4 points higher`. */
export function formatPoints(now: number, before: number): string {
  const points = Math.round(now * 100) - Math.round(before * 100)
  return points === 0 ? 'The same' : `${formatCount(Math.abs(points), 'point')} ${points > 0 ? 'higher' : 'lower'}`
}

/** Between times: `1 h 30 min faster`. */
export function formatDelay(now: number, before: number): string {
  if (!Number.isFinite(now) || !Number.isFinite(before))
    return now === before ? 'The same' : now > before ? 'Slower' : 'Faster'
  const hours = Math.round((now - before) * 60) / 60
  return hours === 0 ? 'The same' : `${formatSpan(Math.abs(hours))} ${hours > 0 ? 'slower' : 'faster'}`
}

/** `1–28 Nov`, `4 Oct–2 Nov`, `Apr 2025–Mar 2026`. */
export function formatPeriod({ from, to }: { from: LocalDate; to: LocalDate }, isMonths: boolean): string {
  if (isMonths) return [from, to].map((date) => `${monthName(date)} ${date.slice(0, 4)}`).join('–')
  const [first, last] = [from, to].map((date) => `${dayOfMonth(date)}${NBSP}${monthName(date)}`)
  return from.slice(0, 7) === to.slice(0, 7) ? `${dayOfMonth(from)}–${last}` : `${first}–${last}`
}

/** A day or a month of a chart: `Wed 25 Nov`, `Nov 2026`. */
export const formatStep = (start: string): string =>
  start.length === 'YYYY-MM'.length
    ? `${monthName(`${start}-01`)} ${start.slice(0, 4)}`
    : `${dayOfMonth(start)} ${monthName(start)}`

const HOUR_MS = 3_600_000

/** How long something has waited: `20 min`, `6 h`, `3 d`. */
export function formatWait(since: string, now: number): string {
  const hours = Math.max(0, now - Date.parse(since)) / HOUR_MS
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))}${NBSP}min`
  return hours < 24 ? `${Math.floor(hours)}${NBSP}h` : `${Math.floor(hours / 24)}${NBSP}d`
}

/** Amber from here on. */
export const isLongWait = (since: string, now: number): boolean => now - Date.parse(since) >= 48 * HOUR_MS
