import { addDays, weekdayName } from './dates.ts'
import type { Lunch, Shift } from './shift.schema.ts'

export const formatHours = (minutes: number): string => `${Math.round((minutes / 60) * 100) / 100}\u00a0h`

export const isOvernight = ({ start_time, end_time }: Omit<Shift, 'date'>): boolean => end_time <= start_time

/** `08:00–17:00`; a shift past midnight names the day on which it ends: `19:00–07:00 Sat`. */
export const formatTimes = (shift: Shift): string =>
  `${shift.start_time}–${shift.end_time}${isOvernight(shift) ? ` ${weekdayName(addDays(shift.date, 1))}` : ''}`

/** `1 h unpaid lunch`, `30 min paid lunch` or `no lunch`. */
export const formatLunch = ({ allowed, paid, period }: Lunch): string =>
  allowed ? `${period === 1 ? '1\u00a0h' : '30\u00a0min'} ${paid ? 'paid' : 'unpaid'} lunch` : 'no lunch'

/** `Pinelands, Cape Town Metro`; only what is known. */
export const formatSuburb = ({
  suburb,
  region,
}: {
  suburb?: string | undefined
  region?: string | undefined
}): string => [suburb, region].filter(Boolean).join(', ')

export const formatPlace = ({ province, region }: { province: string; region: string }): string =>
  `${region}, ${province}`
