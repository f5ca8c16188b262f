import type { PostedStatus } from './availability.schema.ts'
import type { CalendarDay } from './calendar.rules.ts'

/** The posted status of a day by its mark in the stored calendar. */
export const statusOfMark: Record<'available' | NonNullable<CalendarDay['mark']>, PostedStatus> = {
  available: 'available',
  tentative: 'open',
  off: 'unavailable',
}
