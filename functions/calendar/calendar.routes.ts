import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import { changeCalendar } from './change-calendar.ts'
import { editAvailability, postAvailability, removeAvailability } from './availability.ts'
import { listAvailability, listAvailabilityForPractice, listAvailabilityOfLocum } from './list-availability.ts'
import { refreshSearchEntries } from './refresh-search-entries.ts'

export const calendarRoutes = {
  refreshSearchEntries,
  listAvailability,
  listAvailabilityForPractice,
  listAvailabilityOfLocum,
  changeCalendar,
  postAvailability,
  editAvailability,
  removeAvailability,
} satisfies Record<keyof typeof calendarContract, unknown>
