import { expect, it } from 'vitest'
import type { TimedDayEntry } from '#web/components/calendar/day-cell-model.ts'
import { blocksOn } from './week-blocks.ts'

const entry = (start_time: string, end_time: string): TimedDayEntry => ({
  family: 'available',
  label: 'Available',
  hours: { start_time, end_time },
})
const entries: Record<string, TimedDayEntry[]> = {
  '2026-12-31': [entry('19:00', '07:00')],
  '2027-01-01': [entry('06:00', '12:00'), entry('12:00', '16:00')],
}
const shape = (date: string) =>
  blocksOn(date, (of) => entries[of] ?? []).map(({ from, to, lane, lanes }) => [from, to, lane, lanes])

it('splits a night at midnight, and places overlapping marks side by side', () => {
  expect(shape('2026-12-31')).toEqual([[1140, 1440, 0, 1]])
  expect(shape('2027-01-01')).toEqual([
    [0, 420, 0, 2],
    [360, 720, 1, 2],
    [720, 960, 0, 1],
  ])
})

it('ends a shift at midnight with its day', () => {
  entries['2026-12-05'] = [entry('16:00', '00:00')]
  expect(shape('2026-12-05')).toEqual([[960, 1440, 0, 1]])
  expect(shape('2026-12-06')).toEqual([])
})
