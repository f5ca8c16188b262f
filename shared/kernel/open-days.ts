import { daysBetween, MAX_DAYS_AHEAD, type LocalDate } from './dates.ts'

/** Minutes after midnight; `to` can be past the next one. */
export type Window = { from: number; to: number }

export const openStates = ['none', 'open', 'available', 'unavailable'] as const
export type OpenState = (typeof openStates)[number]

/** What the search knows of a day: its state, and the posted hours that are not booked. */
export type OpenDay = { state: OpenState; free: readonly Window[] }

/**
 * A year of days as calendar lock and search rows store it: the first day, the number of days, how many kinds of days
 * there are, the kind of each day (1 to 16 bits, 0 is a day without a posting), then the kinds. Days before the first
 * and after the last are `none`, so equal calendars have equal bytes. Short ones end with zeros.
 */
export type OpenDays = Uint8Array

/** Room for a year of one kind of day, so that a search reads as much beside few posted days as beside many. */
const MIN_BYTES = 64

export const noOpenDays: OpenDays = new Uint8Array(MIN_BYTES)

/** Two more than a year, because a night shift on the last bookable day ends on the next. */
const DAYS = MAX_DAYS_AHEAD + 3
const EPOCH = '2020-01-01'
const HEADER = 6
/** More than anybody's bookings leave in a day; limits what a calendar takes in a search row. */
const MAX_FREE = 32

const none: OpenDay = { state: 'none', free: [] }

/** Days are stored and compared by number, counted from 2020. */
export const dayNumber = (date: LocalDate): number => daysBetween(EPOCH, date)

const widthFor = (kinds: number): number => (kinds <= 2 ? 1 : kinds <= 4 ? 2 : kinds <= 16 ? 4 : kinds <= 256 ? 8 : 16)

const uint16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)

const indexAt = (bytes: OpenDays, width: number, day: number): number => {
  if (width === 16) return uint16(bytes, HEADER + day * 2)
  const bit = day * width
  return ((bytes[HEADER + (bit >> 3)] ?? 0) >> (bit & 7)) & (2 ** width - 1)
}

const kindsIn = (bytes: OpenDays, kinds: number, start: number): OpenDay[] => {
  const found = [none]
  let at = start
  for (let kind = 1; kind < kinds; kind += 1) {
    const head = uint16(bytes, at)
    const free: Window[] = []
    for (at += 2; free.length < head >> 2; at += 3) {
      const middle = bytes[at + 1] ?? 0
      free.push({ from: ((bytes[at] ?? 0) << 4) | (middle >> 4), to: ((middle & 15) << 8) | (bytes[at + 2] ?? 0) })
    }
    found.push({ state: openStates[head & 3] ?? 'none', free })
  }
  return found
}

/** Reads single days by their number. The same kind of day is always the same object. */
export const openDaysReader = (bytes: OpenDays): ((day: number) => OpenDay) => {
  const from = uint16(bytes, 0)
  const days = uint16(bytes, 2)
  const kinds = uint16(bytes, 4)
  const width = widthFor(kinds)
  const known = kindsIn(bytes, kinds, HEADER + Math.ceil((days * width) / 8))
  return (day) => (day < from || day >= from + days ? none : (known[indexAt(bytes, width, day - from)] ?? none))
}

/** The number of the first day, from one on, of which something holds. */
export const firstDay = (
  bytes: OpenDays,
  from: number,
  holds: (day: OpenDay, number: number) => boolean,
): number | undefined => {
  const read = openDaysReader(bytes)
  const [first, days] = [uint16(bytes, 0), uint16(bytes, 2)]
  for (let day = Math.max(first, from); day < first + days; day += 1) if (holds(read(day), day)) return day
  return undefined
}

export const openDayOn = (bytes: OpenDays, date: LocalDate): OpenDay => openDaysReader(bytes)(dayNumber(date))

const bytesOfKind = ({ state, free }: OpenDay): number[] => {
  const head = (free.length << 2) | openStates.indexOf(state)
  return [
    head >> 8,
    head & 255,
    ...free.flatMap(({ from, to }) => [from >> 4, ((from & 15) << 4) | (to >> 8), to & 255]),
  ]
}

/** Consecutive days from a day's number on, without those at both ends that have no posting. */
const written = (from: number, days: readonly OpenDay[]): OpenDays => {
  const isPosted = ({ state }: OpenDay) => state !== 'none'
  const [first, last] = [days.findIndex(isPosted), days.findLastIndex(isPosted)]
  if (first < 0) return noOpenDays
  const kept = days.slice(first, last + 1)
  const kinds = new Map([[bytesOfKind(none).join(), 0]])
  const palette: number[] = []
  const indices = kept.map(({ state, free }) => {
    const bytes = bytesOfKind({ state, free: free.slice(0, MAX_FREE) })
    const known = kinds.get(bytes.join())
    if (known !== undefined) return known
    palette.push(...bytes)
    kinds.set(bytes.join(), kinds.size)
    return kinds.size - 1
  })
  const width = widthFor(kinds.size)
  const packed = new Uint8Array(Math.ceil((kept.length * width) / 8))
  indices.forEach((index, day) => {
    if (width === 16) packed.set([index >> 8, index & 255], day * 2)
    else packed[(day * width) >> 3] = (packed[(day * width) >> 3] ?? 0) | (index << ((day * width) & 7))
  })
  const header = [from + first, kept.length, kinds.size].flatMap((count) => [count >> 8, count & 255])
  const bytes = [...header, ...packed, ...palette]
  return Uint8Array.from({ length: Math.max(bytes.length, MIN_BYTES) }, (_, at) => bytes[at] ?? 0)
}

/** The days from today on with the changed ones; past days are dropped. */
export const updateOpenDays = (
  before: OpenDays,
  changed: Readonly<Record<LocalDate, OpenDay>>,
  today: LocalDate,
): OpenDays => {
  const [read, from] = [openDaysReader(before), dayNumber(today)]
  const days = Array.from({ length: DAYS }, (_, day) => read(from + day))
  for (const [date, day] of Object.entries(changed)) {
    const at = dayNumber(date) - from
    if (at >= 0 && at < DAYS) days[at] = day
  }
  return written(from, days)
}

/** Whether both have the same for every day from today on. */
export const isSameOpenDays = (before: OpenDays, after: OpenDays, today: LocalDate): boolean => {
  const [left, right] = [before, after].map((days) => updateOpenDays(days, {}, today))
  return left?.length === right?.length && (left?.every((byte, at) => byte === right?.[at]) ?? false)
}
