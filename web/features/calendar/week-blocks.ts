import { MIDNIGHT } from '#shared/kernel/shift.ts'
import { addDays, type LocalDate, minutesOf } from '#shared/kernel/dates.ts'
import type { TimedDayEntry } from '#web/components/calendar/day-cell-model.ts'

/** The part of a mark within one day, in minutes after midnight; overlapping marks share the width. */
export interface Block {
  entry: TimedDayEntry
  from: number
  to: number
  lane: number
  lanes: number
}

type Part = Pick<Block, 'entry' | 'from' | 'to'>

const partsOn = (date: LocalDate, marksOf: (date: LocalDate) => readonly TimedDayEntry[]): Part[] => {
  const own = marksOf(date).map((entry) => ({
    entry,
    from: minutesOf(entry.hours.start_time),
    to: minutesOf(entry.hours.end_time),
  }))
  const night = marksOf(addDays(date, -1)).map((entry) => ({
    entry,
    from: minutesOf(entry.hours.start_time),
    to: minutesOf(entry.hours.end_time),
  }))
  return [
    ...night.filter(({ from, to }) => to <= from && to > 0).map(({ entry, to }) => ({ entry, from: 0, to })),
    ...own.map(({ entry, from, to }) => ({ entry, from, to: to > from ? to : MIDNIGHT })),
  ]
}

const overlap = (a: Part, b: Part): boolean => a.from < b.to && b.from < a.to

/** A day's marks on a scale of hours. */
export function blocksOn(date: LocalDate, marksOf: (date: LocalDate) => readonly TimedDayEntry[]): Block[] {
  const parts = partsOn(date, marksOf).sort((a, b) => a.from - b.from)
  const placed: (Part & { lane: number })[] = []
  for (const part of parts) {
    const taken = new Set(placed.filter((other) => overlap(other, part)).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane += 1
    placed.push({ ...part, lane })
  }
  return placed.map((part) => ({
    ...part,
    lanes: 1 + Math.max(...placed.filter((other) => overlap(other, part)).map(({ lane }) => lane)),
  }))
}
