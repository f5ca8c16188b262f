import { addDays, type Instant } from '#shared/kernel/dates.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'

export type CalendarEntry = {
  uid: string
  /** Rises with every change. */
  sequence: number
  changedAt: Instant
  shift: Shift
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** Whether it takes up the time of whoever reads the calendar. */
  busy: boolean
  summary: string
  description: string
  location?: string | undefined
  url?: string | undefined
}

const ZONE = 'Africa/Johannesburg'
const MAX_LINE_BYTES = 75

/** RFC 5545, 3.3.11. Control characters and separators become spaces, so that no text can begin a line of its own. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** RFC 5545, 3.1: a line has at most 75 bytes; what follows begins with a space. */
const fold = (line: string): string => {
  let [folded, bytes] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MAX_LINE_BYTES) [folded, bytes] = [`${folded}\r\n `, 1]
    folded += character
    bytes += size
  }
  return folded
}

const textOf = (lines: readonly (string | false)[]): string =>
  lines.flatMap((line) => (line ? [`${fold(line)}\r\n`] : [])).join('')

const digits = (text: string): string => text.replace(/[-:]/g, '')
const instant = (at: Instant): string => `${digits(at).slice(0, 15)}Z`
const local = (date: string, time: string): string => `TZID=${ZONE}:${digits(date)}T${digits(time)}00`

/** An entry's lines. Without a METHOD, DTSTAMP is the time of the last change. */
export const entryText = (entry: CalendarEntry): string => {
  const { date, start_time, end_time } = entry.shift
  return textOf([
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${instant(entry.changedAt)}`,
    `LAST-MODIFIED:${instant(entry.changedAt)}`,
    `DTSTART;${local(date, start_time)}`,
    `DTEND;${local(end_time > start_time ? date : addDays(date, 1), end_time)}`,
    `STATUS:${entry.status}`,
    `TRANSP:${entry.busy ? 'OPAQUE' : 'TRANSPARENT'}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    entry.location !== undefined && `LOCATION:${escapeText(entry.location)}`,
    entry.url !== undefined && `URL:${entry.url}`,
    'END:VEVENT',
  ])
}

/** A calendar of entries; readers are asked to read it again every hour. South Africa is UTC+2 all year. */
export const calendarText = (name: string, entries: readonly string[]): string =>
  textOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Locum marketplace//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${ZONE}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VTIMEZONE',
    `TZID:${ZONE}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0200',
    'TZNAME:SAST',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]) +
  entries.join('') +
  textOf(['END:VCALENDAR'])
